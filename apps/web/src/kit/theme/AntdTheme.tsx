import { theme as antd, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type PropsWithChildren, useMemo, useSyncExternalStore } from 'react';
import { styleNonce } from '../api/session.ts';
import { componentTokens, theme, tokens } from './theme.ts';

/**
 * Turns animations off if the system asks for reduced motion. It is undefined otherwise, because antd treats even the default value as a
 * change.
 */
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches ? { motion: false } : undefined;
/** The objects are constants, because antd would recompute the whole theme on every render with new objects. */
const themes = {
  light: { token: { ...tokens.light, ...reducedMotion }, components: componentTokens.light, algorithm: antd.defaultAlgorithm },
  dark: { token: { ...tokens.dark, ...reducedMotion }, components: componentTokens.dark, algorithm: antd.darkAlgorithm },
};
const button = { autoInsertSpace: false };

/** Wraps everything rendered with antd. Loaded with the first page that uses antd, not with the first screen. */
export function AntdTheme({ children }: PropsWithChildren) {
  const scheme = useSyncExternalStore(theme.subscribe, () => theme.scheme);
  const csp = useMemo(() => ({ nonce: styleNonce() }), []);
  return (
    <ConfigProvider locale={zhCN} csp={csp} button={button} theme={themes[scheme]}>
      {children}
    </ConfigProvider>
  );
}

/** Toasts are rendered outside every page and would otherwise keep antd's own colours. */
ConfigProvider.config({ holderRender: (children) => <AntdTheme>{children}</AntdTheme> });
