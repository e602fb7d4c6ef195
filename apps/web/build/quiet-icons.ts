import type { Plugin } from 'vite';

const iconFile = /@ant-design\/icons\/es\/components\/AntdIcon(?:Light)?\.js$/;
const original = 'role: "img",\n    "aria-label": icon.name\n  }';
const replacement = '...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })\n  }';

/**
 * Hides antd's icons from screen readers: antd labels each icon with its English name, although a text beside the icon says the same. An
 * icon that the console labels itself stays audible.
 */
export function quietIcons(): Plugin {
  let isFound = false;
  return {
    name: 'quiet-icons',
    apply: 'build',
    transform(code, id) {
      if (!iconFile.test(id)) return null;
      isFound = true;
      if (!code.includes(original)) throw new Error(`${id} has changed; look how it names its icons now`);
      return { code: code.replace(original, replacement), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('antd draws its icons elsewhere now; look how it names them');
    },
  };
}
