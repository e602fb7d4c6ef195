import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * jsdom that is not taken down: React and antd finish what was begun on their own time, and would find their window gone.
 * Every file has a worker of its own, which ends with it.
 */
export default {
  ...builtinEnvironments.jsdom,
  name: 'lasting-jsdom',
  async setup(global, options) {
    await builtinEnvironments.jsdom.setup(global, options);
    return { teardown() {} };
  },
} satisfies Environment;
