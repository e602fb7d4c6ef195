import { Segmented } from 'antd';
import type { ComponentType } from 'react';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { AgreementTab, AppsTab, CodesTab, SettingsTab, ThemeTab } from './lazy.ts';
import { type TabName, useTab } from './tab.ts';
import './config.css';

const tabs = {
  settings: { label: '平台配置', Tab: SettingsTab },
  theme: { label: '主题', Tab: ThemeTab },
  codes: { label: '字典', Tab: CodesTab },
  agreement: { label: '协议', Tab: AgreementTab },
  apps: { label: '外部应用', Tab: AppsTab },
} as const satisfies Record<TabName, { label: string; Tab: ComponentType }>;
const options = Object.entries(tabs).map(([value, { label }]) => ({ value: value as TabName, label }));

/** 配置与主题: settings, themes, code lists, agreements and external applications of the platform. */
export function ConfigPage() {
  const [tab, setTab] = useTab();
  const { Tab } = tabs[tab];
  return (
    <div className="stack config">
      <div className="config-tabs">
        <Segmented options={options} value={tab} onChange={setTab} />
      </div>
      <LoadingBoundary>
        <Tab key={tab} />
      </LoadingBoundary>
    </div>
  );
}
