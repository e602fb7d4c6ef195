import type { UserInfo } from '@park/contract/people/identity';
import { useDeferredValue } from 'react';
import { entriesOf } from '../../../parts/menu/menu.ts';
import { useMe } from '../../../parts/session/me.ts';
import { Entries } from './Entries.tsx';
import { greeting, today } from './greeting.ts';
import { ParkFigures } from './ParkFigures.tsx';
import { QuickApps } from './QuickApps.tsx';
import { sideNames } from './side.ts';

const ordinary = { platform: '平台人员', operator: '园区管理员', assist: '协管人员', company: '企业员工' } as const;
const rankText = ({ companySuperAdmin, companyAdmin, side }: UserInfo) => {
  if (companySuperAdmin) return '单位超级管理员';
  return companyAdmin ? '单位普通管理员' : ordinary[side ?? 'company'];
};

const factsOf = (user: UserInfo): [string, string | null][] => [
  ['所在园区', user.parkName],
  ['所在企业', user.companyName],
  ['运营空间', user.areaName],
  ['企业身份', user.side && sideNames[user.side]],
  ['我的身份', user.side === 'platform' ? null : rankText(user)],
];

/** 首页: the user and company, the figures of the park, the pinned pages, and all pages the user can open. */
export function HomePage() {
  const { user, menus, homePath } = useMe();
  const now = new Date();
  // Content below the fold is rendered after the content in view.
  const isWhole = useDeferredValue(true, false);
  return (
    <div className="home">
      <section className="card home-who">
        <div>
          <h2>
            {greeting(now)}，{user.realName}
          </h2>
          <p>{today(now)}</p>
        </div>
        <dl>
          {factsOf(user).map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      {user.parkId && <ParkFigures />}
      <QuickApps />
      {menus.slice(0, isWhole ? menus.length : 2).map((menu) => {
        const entries = entriesOf([menu]).filter(({ address }) => address !== homePath);
        return (
          entries.length > 0 && (
            <section key={menu.code} className="card" aria-label={menu.name}>
              <h2>{menu.name}</h2>
              <Entries entries={entries.map((entry) => ({ ...entry, note: entry.trail[1] }))} />
            </section>
          )
        );
      })}
    </div>
  );
}

/** The home page without the side menu; the setting 首页入口 can make it the default. */
export const AijiHomePage = () => (
  <>
    <h1 className="hidden-title">简洁首页</h1>
    <HomePage />
  </>
);
