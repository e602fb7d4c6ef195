import { builtinEnvironments, type Environment } from 'vitest/runtime';

const made = Symbol.for('park.window');
/**
 * One window for all the files of a worker, which is not taken down: the modules they share hold on to it, and React and antd
 * finish what was begun on their own time.
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
