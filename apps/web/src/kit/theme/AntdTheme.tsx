import { theme as antd, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type PropsWithChildren, useMemo, useSyncExternalStore } from 'react';
import { styleNonce } from '../api/session.ts';
import { componentTokens, theme, tokens } from './theme.ts';

/** No motion for who asked the system for none. Left out otherwise: antd takes even the usual value for a change. */
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches ? { motion: false } : undefined;
/** The same objects each time: given others, antd works the whole theme out anew whenever a page is drawn. */
const themes = {
  light: { token: { ...tokens.light, ...calm }, components: componentTokens.light, algorithm: antd.defaultAlgorithm },
  dark: { token: { ...tokens.dark, ...calm }, components: componentTokens.dark, algorithm: antd.darkAlgorithm },
};
const button = { autoInsertSpace: false };

/** Stands around everything that is drawn with antd. Comes with the first such page, not with the first screen. */
export function AntdTheme({ children }: PropsWithChildren) {
  const scheme = useSyncExternalStore(theme.subscribe, () => theme.scheme);
  const csp = useMemo(() => ({ nonce: styleNonce() }), []);
  return (
    <ConfigProvider locale={zhCN} csp={csp} button={button} theme={themes[scheme]}>
      {children}
    </ConfigProvider>
  );
}

/** Toasts live outside every page and would otherwise keep antd's own colours. */
ConfigProvider.config({ holderRender: (children) => <AntdTheme>{children}</AntdTheme> });
