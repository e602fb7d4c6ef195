import { builtinEnvironments, type Environment } from 'vitest/runtime';

const made = Symbol.for('park.window');
/**
 * jsdom environment with one window for all test files of a worker. It is never torn down, because modules shared between the files keep
 * references to it, and React and antd finish pending work after a file ends.
 */
export default {
  ...builtinEnvironments.jsdom,
  name: 'lasting-jsdom',
  async setup(global, options) {
    if (!global[made]) await builtinEnvironments.jsdom.setup(global, options);
    global[made] = true;
    return { teardown() {} };
  },
} satisfies Environment;
