import type { MenuItem, UserInfo } from '@park/contract/identity';
import { Link } from 'react-router';
import { MenuIcon } from '../../kit/icons.tsx';
import { useMe } from '../../kit/me.ts';
import { addressOf, below, pagesOf } from '../../kit/menu.ts';
import { greeting, today } from './greeting.ts';

const sides = { platform: '平台运营', operator: '运营主体', assist: '协管单位', company: '入驻单位' } as const;

const rank = ({ companySuperAdmin, companyAdmin }: UserInfo) => {
  if (companySuperAdmin) return '单位超级管理员';
  return companyAdmin ? '单位普通管理员' : '单位成员';
};

const factsOf = (user: UserInfo): [string, string | null][] => [
  ['所在园区', user.parkName],
  ['所在单位', user.companyName],
  ['运营空间', user.areaName],
  ['单位类型', user.side && sides[user.side]],
  ['我的身份', user.side === 'platform' ? null : rank(user)],
];

/** Who one is, where one is, and every page one may open from here. */
export function HomePage() {
  const { user, menus } = useMe();
  const now = new Date();
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
      {menus.map((menu) => (
        <Entries key={menu.code} menu={menu} />
      ))}
    </div>
  );
}

function Entries({ menu }: { menu: MenuItem }) {
  const entries = below(menu).flatMap((group) =>
    pagesOf(group)
      .filter((page) => page.path !== '/home')
      .map((page) => ({ group, page })),
  );
  if (entries.length === 0) return null;
  return (
    <section className="card" aria-label={menu.name}>
      <h2>{menu.name}</h2>
      <ul className="home-entries">
        {entries.map(({ group, page }) => (
          <li key={page.code}>
            <Link to={addressOf(page)}>
              <span className="home-icon">
                <MenuIcon name={group.icon} />
              </span>
              <span>
                {page.name}
                {page.name !== group.name && <small>{group.name}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
