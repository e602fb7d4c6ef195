import type { Plugin } from 'vite';

const styleFile = /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/;
const original = 'if (csp?.nonce) {\n    styleNode.nonce = csp?.nonce;\n  }';
const replacement = `styleNode.nonce = csp?.nonce ?? document.querySelector('meta[name="csp-nonce"]')?.content ?? '';`;

/**
 * Adds the nonce of the page to two antd parts (measuring scroll bars, locking the page behind a dialog) that do not pass it on; without it
 * the page blocks their styles.
 */
export function styleNonce(): Plugin {
  return {
    name: 'style-nonce',
    apply: 'build',
    transform(code, id) {
      if (!styleFile.test(id)) return null;
      if (!code.includes(original)) throw new Error(`${id} has changed; look whether it still needs the nonce`);
      return { code: code.replace(original, replacement), map: null };
    },
  };
}
