import { builtinEnvironments, type Environment } from 'vitest/runtime';

const windowKey = Symbol.for('park.window');
/**
 * Provides one jsdom window for all test files of a worker. It is never torn down, because shared modules keep references to it and React
 * and antd finish pending work later.
 */
export default {
  ...builtinEnvironments.jsdom,
  name: 'lasting-jsdom',
  async setup(global, options) {
    if (!global[windowKey]) await builtinEnvironments.jsdom.setup(global, options);
    global[windowKey] = true;
    return { teardown() {} };
  },
} satisfies Environment;
