import type { Plugin } from 'vite';

/**
 * React is named in the page itself: every screen needs it, but the first script asks for one only when it knows which, and half of
 * what a browser has to fetch would wait for that.
 */
export const earlyReact = (): Plugin => ({
  name: 'early-react',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const react = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => /\/react-dom\/.*client\.production\.js$/.test(id)),
      );
      if (!react) throw new Error('the build has no chunk with React');
      return [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${react.fileName}` }, injectTo: 'head' }];
    },
  },
});
