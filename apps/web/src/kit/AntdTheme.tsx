import { theme as antd, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { PropsWithChildren } from 'react';
import { styleNonce } from './session.ts';
import { componentTokens, tokens } from './theme.ts';
import { useScheme } from './useScheme.ts';

/** No motion for who asked the system for none. Left out otherwise: antd takes even the usual value for a change. */
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches ? { motion: false } : undefined;
const tokensOf = { light: { ...tokens.light, ...calm }, dark: { ...tokens.dark, ...calm } };

/** Stands around everything that is drawn with antd. Comes with the first such page, not with the first screen. */
export function AntdTheme({ children }: PropsWithChildren) {
  const scheme = useScheme();
  return (
    <ConfigProvider
      locale={zhCN}
      csp={{ nonce: styleNonce() }}
      button={{ autoInsertSpace: false }}
      theme={{
        token: tokensOf[scheme],
        components: componentTokens[scheme],
        algorithm: scheme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
      }}
    >
      {children}
    </ConfigProvider>
  );
}

/** Toasts live outside every page and would otherwise keep antd's own colours. */
ConfigProvider.config({ holderRender: (children) => <AntdTheme>{children}</AntdTheme> });
