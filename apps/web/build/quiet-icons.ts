import type { Plugin } from 'vite';

const file = /@ant-design\/icons\/es\/components\/AntdIcon(?:Light)?\.js$/;
const asked = 'role: "img",\n    "aria-label": icon.name\n  }';
const given = '...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })\n  }';

/**
 * Hides antd icons from screen readers: antd labels each with its English name, beside a text that says the same. An icon with a label of
 * its own keeps it.
 */
export function quietIcons(): Plugin {
  let isMet = false;
  return {
    name: 'quiet-icons',
    apply: 'build',
    transform(code, id) {
      if (!file.test(id)) return null;
      isMet = true;
      if (!code.includes(asked)) throw new Error(`${id} has changed; look how it names its icons now`);
      return { code: code.replace(asked, given), map: null };
    },
    buildEnd(error) {
      if (!error && !isMet) throw new Error('antd draws its icons elsewhere now; look how it names them');
    },
  };
}
