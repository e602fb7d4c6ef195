import { theme as antd, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { PropsWithChildren } from 'react';
import { styleNonce } from './session.ts';
import { componentTokens, tokens } from './theme.ts';
import { useScheme } from './useScheme.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Stands around everything that is drawn with antd. Comes with the first such page, not with the first screen. */
export function AntdTheme({ children }: PropsWithChildren) {
  const scheme = useScheme();
  return (
    <ConfigProvider
      locale={zhCN}
      csp={{ nonce: styleNonce() }}
      button={{ autoInsertSpace: false }}
      theme={{
        token: { ...tokens[scheme], motion: !still.matches },
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
