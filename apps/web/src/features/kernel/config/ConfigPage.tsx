import { Segmented } from 'antd';
import type { ComponentType } from 'react';
import { Later } from '../../../kit/later.tsx';
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

/** What the platform operator decides for everybody: settings, look, code lists, agreements, external applications. */
export function ConfigPage() {
  const [tab, setTab] = useTab();
  const { Tab } = tabs[tab];
  return (
    <div className="stack config">
      <div className="config-tabs">
        <Segmented options={options} value={tab} onChange={setTab} />
      </div>
      <Later>
        <Tab key={tab} />
      </Later>
    </div>
  );
}
