import { park } from '@park/contract/company/park';
import type { Reply } from '@park/contract/core';
import { type Building, estate } from '@park/contract/estate/estate';
import { room } from '@park/contract/estate/room';
import { config } from '@park/contract/kernel/config';
import type { MenuItem, UserInfo } from '@park/contract/people/identity';
import { message } from '@park/contract/people/message';
import { type ShortcutApp, shortcut } from '@park/contract/people/shortcut';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { messageOf } from '../../../../test/approvals.ts';
import { buildingOf } from '../../../../test/estate.ts';
import { idOf } from '../../../../test/people.ts';
import { answer, refuse, show, somebody } from '../../../../test/render.tsx';
import { item, place } from '../../../../test/shell.tsx';
import { MeContext } from '../../../parts/session/me.ts';
import { MoveContext } from '../../../parts/session/place.ts';
import { EmbeddedPage } from './EmbeddedPage.tsx';
import { greeting, today } from './greeting.ts';
import { HomePage } from './HomePage.tsx';
import { NavigationPage } from './NavigationPage.tsx';
import { OperatePage } from './OperatePage.tsx';
import { SpaceSelectPage } from './SpaceSelectPage.tsx';

const user = userEvent.setup();
const menus = [
  item({ code: '1', name: '工作台' }, [item({ code: '11', name: '首页' }, [item({ code: '111', name: '首页', route: '/home' })])]),
  item({ code: '2', name: '本单位' }, [
    item({ code: '21', name: '组织架构', icon: 'organisation' }, [
      item({ code: '211', name: '组织架构', route: '/architecture/organizetions' }),
      { ...item({ code: '212', name: '员工', route: '/architecture/memberlist' }), appSwitch: 0 },
    ]),
  ]),
];

type Scene = Parameters<typeof show>[1] & {
  userChanges?: Partial<UserInfo>;
  menu?: MenuItem[];
  move?: (to: unknown) => Promise<void>;
  path?: string;
};
const quiet = [answer(shortcut.list, () => []), answer(park.all, () => []), answer(park.projects, () => ({ total: 0, list: [] }))];
const visit = (page: ReactElement, { userChanges = {}, menu = menus, move = async () => {}, path, answers = [], ...scene }: Scene = {}) =>
  show(
    <MeContext value={{ ...somebody, user: { ...somebody.user, ...userChanges }, menus: menu }}>
      <MoveContext value={move}>
        <Routes>
          {path && <Route path="*" element={null} />}
          <Route path={path ?? '*'} element={page} />
        </Routes>
      </MoveContext>
    </MeContext>,
    { answers: [...answers, ...quiet], ...scene },
  );

type BasicInfo = Reply<typeof config.basicInfo>;
const info: BasicInfo = {
  parkId: 'A',
  parkName: '星河智谷',
  logo: null,
  contactName: '园区服务中心',
  contactPhone: '021-58880100',
  address: '星河路100号',
  longitude: 121.6,
  latitude: 31.2,
  area: '128600.5',
  intro: null,
  companyNum: 44,
  staffNum: null,
  version: 1,
};
const figures = answer(config.basicInfo, () => info);
const hrefs = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the home page', () => {
  test('the home page shows the user, company and role, and omits facts that are unknown', () => {
    visit(<HomePage />, { userChanges: { realName: '陈建国', companyName: '星河运营管理有限公司', side: 'operator', companyAdmin: true } });
    expect(screen.getByRole('heading', { name: /陈建国$/ })).toBeTruthy();
    expect(screen.getByText('星河运营管理有限公司')).toBeTruthy();
    expect(screen.getByText('单位普通管理员')).toBeTruthy();
    expect(screen.queryByText('运营空间')).toBeNull();
  });

  test('links lead to pages in the user’s menu, and the link to a switched-off page leads to 暂未开放', () => {
    visit(<HomePage />);
    expect(hrefs(screen.getByRole('region', { name: '本单位' }))).toEqual(['/architecture/organizetions', '/notOpen']);
    expect(screen.queryByRole('region', { name: '工作台' })).toBeNull();
  });

  test('menu groups below the visible part of the page are rendered too', async () => {
    const page = (name: string) => item({ code: name, name }, [item({ code: `${name}1`, name: `${name}页`, route: '/x' })]);
    visit(<HomePage />, { menu: ['甲', '乙', '丙', '丁'].map(page) });
    expect(await screen.findByRole('region', { name: '丁' })).toBeTruthy();
  });

  test('the home page shows only the figures the user has a right to see', async () => {
    visit(<HomePage />, { userChanges: { parkId: 'A' }, answers: [figures] });
    const card = within(await screen.findByRole('region', { name: '园区概况' }));
    expect(card.getByText('44')).toBeTruthy();
    expect(card.getByText('128,600.5')).toBeTruthy();
    expect(card.queryByText('入驻企业人数')).toBeNull();
    expect(card.getByRole('link', { name: '查看详情' }).getAttribute('href')).toBe('/campus');
  });

  test('a figure links to the list that has as many entries, if the user’s menu has the list', async () => {
    const list = item({ code: 'list', name: '单位账号', route: '/platform/organisation/companyAccount' });
    const menu = [item({ code: 'park', name: '园区' }, [item({ code: 'group', name: '组织' }, [list])])];
    const both = answer(config.basicInfo, () => ({ ...info, staffNum: 505 }));
    visit(<HomePage />, { userChanges: { parkId: 'A' }, menu, answers: [both] });
    const card = within(await screen.findByRole('region', { name: '园区概况' }));
    expect(card.getByRole('link', { name: '44 家' }).getAttribute('href')).toBe('/platform/organisation/companyAccount?compType=0');
    expect(card.queryByRole('link', { name: '505 人' })).toBeNull();
    expect(card.getByText('505')).toBeTruthy();
  });

  test('a user who cannot see other companies sees the number of people of the user’s company, labelled as such', async () => {
    const own = answer(config.basicInfo, () => ({ ...info, companyNum: null, staffNum: 31 }));
    visit(<HomePage />, { userChanges: { parkId: 'A' }, answers: [own] });
    expect(within(await screen.findByRole('region', { name: '园区概况' })).getByText('本单位人数')).toBeTruthy();
  });

  test('the panel for figures is left out when there are no figures', async () => {
    const nothing = answer(config.basicInfo, () => ({ ...info, companyNum: null, area: null }));
    visit(<HomePage />, { userChanges: { parkId: 'A' }, answers: [nothing] });
    await screen.findByText('还没有常用功能，点“编辑”添加');
    expect(screen.queryByRole('region', { name: '园区概况' })).toBeNull();
  });
});

describe('quick apps', () => {
  const app = (n: number): ShortcutApp => ({
    menuId: `m${n}`,
    code: `m${n}`,
    name: n === 1 ? '操作日志' : n === 2 ? '组织架构' : `应用${n}`,
    path: `/p${n}`,
    icon: 'home',
    groupName: '园区管理',
  });

  test('C0237 C0238 C0239 pinned pages are selected, ordered and saved', async () => {
    const saved: string[][] = [];
    let pinned = [app(1)];
    visit(<HomePage />, {
      answers: [
        answer(shortcut.list, () => pinned),
        answer(shortcut.choices, () => ({ total: 3, list: [1, 2, 3].map((n) => ({ ...app(n), isPinned: n === 1 })) })),
        answer(shortcut.save, ({ menuIds }) => {
          saved.push(menuIds);
          pinned = menuIds.map((id) => app(Number(id.slice(1))));
          return {};
        }),
      ],
    });
    const card = await screen.findByRole('region', { name: '常用功能' });
    expect(await within(card).findByRole('link', { name: /操作日志/ })).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: '编辑常用功能' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑常用功能' }));
    await dialog.findByRole('checkbox', { name: /操作日志/ });
    await user.type(dialog.getByRole('searchbox', { name: '搜索功能' }), 'zuzhi');
    await vi.waitFor(() => expect(dialog.queryByRole('checkbox', { name: /应用3/ })).toBeNull());
    await user.click(dialog.getByRole('checkbox', { name: /组织架构/ }));
    expect(dialog.getByText(/已选 2 \/ 12/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '上移组织架构' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await vi.waitFor(() => expect(saved).toEqual([['m2', 'm1']]));
    await vi.waitFor(() => expect(hrefs(card)).toEqual(['/p2', '/p1']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a pinned page has the colours of its domain: those of its heading, or else of its header tab', async () => {
    const pins = ['M1004002003', 'M1014001001', 'M1004009001'].map((code, n) => ({ ...app(n), name: code, menuId: code, code }));
    visit(<HomePage />, {
      menu: [
        item({ code: 'M1004', name: '房产' }, [item({ code: 'M1004002', name: '房源' }, [item({ code: 'M1004002003', name: '房源' })])]),
        item({ code: 'M1002', name: '企业' }, [item({ code: 'M1014001', name: '本单位' }, [item({ code: 'M1014001001', name: '组织' })])]),
        item({ code: 'M1005', name: '设置' }, [item({ code: 'M1004009', name: '日志' }, [item({ code: 'M1004009001', name: '日志' })])]),
      ],
      answers: [answer(shortcut.list, () => pins)],
    });
    const card = await screen.findByRole('region', { name: '常用功能' });
    const colours = async (name: string) => {
      const tile = (await within(card).findByRole('link', { name: new RegExp(name) })).querySelector<HTMLElement>('.icon-tile');
      return [tile?.style.backgroundColor, tile?.style.color];
    };
    expect(await colours('M1004002003')).toEqual(['var(--c1-soft)', 'var(--c1-deep)']);
    expect(await colours('M1014001001')).toEqual(['var(--c3-soft)', 'var(--c3-deep)']);
    expect(await colours('M1004009001')).toEqual(['var(--neutral-bg)', 'var(--neutral)']);
  });

  test('at most twelve pages can be pinned', async () => {
    const twelve = Array.from({ length: 12 }, (_, n) => app(n + 10));
    visit(<HomePage />, {
      answers: [
        answer(shortcut.list, () => twelve),
        answer(shortcut.choices, () => ({
          total: 13,
          list: [...twelve, app(99)].map((one) => ({ ...one, isPinned: one.menuId !== 'm99' })),
        })),
      ],
    });
    await screen.findByRole('link', { name: /应用10/ });
    await user.click(screen.getByRole('button', { name: '编辑常用功能' }));
    expect(await screen.findByText(/最多选择12个常用功能/)).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: /应用99/ })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: '移除应用10' }));
    expect(screen.getByRole('checkbox', { name: /应用99/ })).toHaveProperty('disabled', false);
  });

  test('a failed save of pinned pages shows the reason and keeps the dialog open', async () => {
    visit(<HomePage />, {
      answers: [
        answer(shortcut.choices, () => ({ total: 1, list: [{ ...app(1), isPinned: false }] })),
        answer(shortcut.save, () => {
          throw refuse({ code: '403', status: 403, message: '无权限' });
        }),
      ],
    });
    await screen.findByText(/还没有常用功能/);
    await user.click(screen.getByRole('button', { name: '编辑常用功能' }));
    await user.click(await screen.findByRole('checkbox', { name: /操作日志/ }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('无权限')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

const two = [place('星河智谷'), place('星河软件园'), place('生命科学园', { hasPrivilege: false })];
const here = { companyId: 'c1', parkId: '星河智谷', contexts: two };

describe('choosing a park', () => {
  test('V062 the page shows every park; parks the user may not enter are locked and disabled parks are marked', async () => {
    const closed = {
      id: 'x',
      name: '老园区',
      parkId: 'x',
      parkName: '老园区',
      areaId: 's',
      areaName: '星河产业运营',
      enableFlag: 0 as const,
    };
    const moved: unknown[] = [];
    visit(<SpaceSelectPage />, {
      userChanges: here,
      move: async (to) => void moved.push(to),
      answers: [answer(park.projects, () => ({ total: 1, list: [{ ...closed, companyId: null, companyName: null }] }))],
    });
    expect(screen.getByRole('button', { name: /生命科学园.*无权限/ })).toHaveProperty('disabled', true);
    expect(await screen.findByRole('region', { name: '已停用的园区' })).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: '搜索园区' }), 'ruanjian');
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: /星河智谷/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: /星河软件园/ }));
    expect(moved).toEqual([two[1]]);
    await user.type(screen.getByRole('searchbox', { name: '搜索园区' }), 'xyz');
    expect(screen.getByText('未找到匹配的园区')).toBeTruthy();
  });

  test('V062 the navigation page lists the parks and applications the user may enter', async () => {
    visit(<NavigationPage />, { userChanges: here });
    expect(within(screen.getByRole('region', { name: '园区' })).getAllByRole('button')).toHaveLength(2);
    expect(hrefs(screen.getByRole('region', { name: '本单位' }))).toEqual(['/architecture/organizetions', '/notOpen']);
  });
});

describe('page of a park', () => {
  test('V052 the page of a park shows its figures, contact and address', async () => {
    visit(<OperatePage />, { userChanges: { ...here, parkId: 'A' }, path: '/operate/:id', at: '/operate/A', answers: [figures] });
    expect(await screen.findByRole('heading', { name: '星河智谷' })).toBeTruthy();
    expect(screen.getByText('021-58880100')).toBeTruthy();
    expect(screen.getByText('121.6，31.2')).toBeTruthy();
    expect(screen.getByText('暂无简介')).toBeTruthy();
  });

  test('the page of a park lists the to-dos of the user with links, and only if the to-do list is in the menu', async () => {
    const asked = vi.fn();
    const todos = answer(message.list, (input) => {
      asked(input);
      return { total: 7, list: [messageOf('采购办公椅')] };
    });
    const scene = { userChanges: { ...here, parkId: 'A' }, path: '/operate/:id', at: '/operate/A', answers: [figures, todos] };
    const menu = [item({ code: '1', name: '工作台' }, [item({ code: '11', name: '待办事项', route: '/notice/todolist' })])];
    visit(<OperatePage />, { ...scene, menu });
    const region = await screen.findByRole('region', { name: '待办' });
    expect(hrefs(region)).toEqual(['/notice/todolist', `/notice/tododetail/${idOf('采购办公椅')}/1`]);
    expect(within(region).getByRole('link', { name: '全部 7 项' })).toBeTruthy();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ type: 1, pageSize: 5 }));
    cleanup();
    asked.mockClear();
    visit(<OperatePage />, scene);
    expect(await screen.findByRole('heading', { name: '星河智谷' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: '待办' })).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  describe('the map of the park’s buildings', () => {
    const zeros = { roomNum: 0, area: '0.0000', usableArea: '0.0000', rentableArea: '0.0000', leasedArea: '0.0000', vacantArea: '0.0000' };
    const figuresOfBuilding = (buildingName: string, rentalRate: string | null) => ({
      ...{ ...zeros, buildingId: idOf(buildingName), buildingName, regionId: idOf('一期'), regionName: '一期', rentalRate, byStatus: [] },
    });
    const rates = answer(room.roomFigures, () => ({
      ...{ ...zeros, asOf: '2026-03-01', rentalRate: null, byStatus: [] },
      buildings: [figuresOfBuilding('1号楼', '75.00'), figuresOfBuilding('2号楼', null), figuresOfBuilding('3号楼', '100.00')],
    }));
    const placed = [
      buildingOf('1号楼', { longitude: '121.600000', latitude: '31.200000' }),
      buildingOf('2号楼', { longitude: '121.602000', latitude: '31.201000' }),
    ];
    const board = item({ code: 'board', name: '房态图', route: '/platform/housing/board' });
    const menu = [item({ code: '1', name: '园区' }, [item({ code: '11', name: '房源' }, [board])])];
    const visitPark = (buildings: Building[], changes: Partial<Scene> = {}) => {
      const list = answer(estate.buildings, () => ({ total: buildings.length, list: buildings }));
      const answers = [figures, rates, list];
      const scene = { userChanges: { ...here, parkId: 'A' }, path: '/operate/:id', at: '/operate/A', answers, menu };
      return visit(<OperatePage />, { ...scene, access: { 'estate:read': 'park' }, ...changes });
    };
    const map = async () => within(await screen.findByRole('region', { name: '楼栋分布' }));
    const markOf = (link: HTMLElement) => {
      const [whole, let_] = [...link.querySelectorAll('rect')] as [SVGRectElement, SVGRectElement | undefined];
      const number = (of: SVGRectElement | undefined, name: string) => Number(of?.getAttribute(name) ?? 0);
      return { x: number(whole, 'x'), y: number(whole, 'y'), share: number(let_, 'height') / number(whole, 'height') };
    };

    test('R014 a park’s page maps its buildings: each at its position, filled to its rental rate and linked to its board', async () => {
      const shown = visitPark([...placed, buildingOf('3号楼')]);
      const links = (await map()).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        ['1号楼', '2号楼'].map((name) => `/platform/housing/board?buildingId=${idOf(name)}`),
      );
      expect(links.map((link) => link.querySelector('title')?.textContent)).toEqual(['1号楼，出租率 75.00%', '2号楼，没有可租房间']);
      const [west, east] = links.map(markOf) as [ReturnType<typeof markOf>, ReturnType<typeof markOf>];
      expect(east.x).toBeGreaterThan(west.x);
      // north is up
      expect(east.y).toBeLessThan(west.y);
      expect([west.share, east.share]).toEqual([0.75, 0]);
      expect((await map()).getByText('1栋楼没有填写经纬度，未在图中显示')).toBeTruthy();
      await user.tab();
      while (document.activeElement !== links[0]) await user.tab();
      await user.click(links[0] as HTMLElement);
      await waitFor(() => expect(shown.address()).toBe(`/platform/housing/board?buildingId=${idOf('1号楼')}`));
    });

    test('R014 buildings on the map are no links for a user whose menu has no board', async () => {
      visitPark(placed, { menu: menus });
      expect((await map()).getByText('1号楼')).toBeTruthy();
      expect((await map()).queryByRole('link')).toBeNull();
    });

    test.each([
      ['none of its buildings has coordinates', { buildings: [buildingOf('1号楼')] }],
      ['the user may not read its buildings', { buildings: placed, access: {} }],
    ])('R014 the page of a park shows no map if %s', async (_, { buildings, ...changes }) => {
      const asked = vi.fn();
      const list = answer(estate.buildings, () => {
        asked();
        return { total: buildings.length, list: buildings };
      });
      visitPark(buildings, { ...changes, answers: [figures, rates, list] });
      expect(await screen.findByRole('heading', { name: '星河智谷' })).toBeTruthy();
      if (!('access' in changes)) await vi.waitFor(() => expect(asked).toHaveBeenCalled());
      else expect(asked).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
      expect(screen.queryByRole('region', { name: '楼栋分布' })).toBeNull();
    });
  });

  test('the page of a park that the user is not in offers to switch to that park', async () => {
    const shown = visit(<OperatePage />, { userChanges: here, path: '/operate/:id', at: `/operate/${encodeURIComponent('星河软件园')}` });
    expect(await screen.findByRole('button', { name: /星河软件园/ })).toBeTruthy();
    expect(shown.address()).toMatch(/^\/operate/);
  });

  test('an unknown park id shows an error', async () => {
    visit(<OperatePage />, { userChanges: here, path: '/operate/:id', at: '/operate/nowhere' });
    expect(await screen.findByText('园区不存在，或你没有进入的权限')).toBeTruthy();
  });

  test('a page of a park that fails to load shows the error and a retry button', async () => {
    let isDown = true;
    const answers = [
      answer(config.basicInfo, () => {
        if (isDown) throw refuse({ code: '503', status: 503, message: '服务暂时不可用，请稍后重试' });
        return info;
      }),
    ];
    visit(<OperatePage />, { userChanges: { ...here, parkId: 'A' }, path: '/operate/:id', at: '/operate/A', answers });
    expect(await screen.findByText('服务暂时不可用，请稍后重试')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('021-58880100')).toBeTruthy();
  });
});

describe('front page of an embedded application', () => {
  const app = item({ code: 'operate', name: '运营中心', icon: 'chart' }, [
    item({ code: 'o1', name: '经营分析', route: '/datacensus/cockpit' }),
    item({ code: 'o2', name: '报表 · 资产', route: '/datacensus/assets' }),
  ]);
  const scene = { path: '/application/embedded/:appCode', at: '/application/embedded/operate' };

  test('V046 the front page shows the menu of the application as cards', () => {
    visit(<EmbeddedPage />, { ...scene, menu: [app] });
    expect(hrefs(screen.getByRole('region', { name: '运营中心' }))).toEqual(['/datacensus/cockpit', '/datacensus/assets']);
  });

  test.each([
    ['is not in the menu', menus],
    ['is switched off', [{ ...app, appSwitch: 0 as const }]],
  ])('V049 an application that %s leads to 暂未开放', (_, menu) => {
    const shown = visit(<EmbeddedPage />, { ...scene, menu });
    expect(shown.address()).toBe('/notOpen');
  });
});

test.each([
  ['2026-11-15T00:30:00+08:00', '夜深了'],
  ['2026-11-15T08:00:00+08:00', '早上好'],
  ['2026-11-15T10:00:00+08:00', '上午好'],
  ['2026-11-15T13:00:00+08:00', '中午好'],
  ['2026-11-15T15:00:00+08:00', '下午好'],
  ['2026-11-15T23:00:00+08:00', '晚上好'],
])('at %s in Shanghai the greeting is %s, whatever the time zone of the computer', (time, words) => {
  expect(greeting(new Date(time))).toBe(words);
  expect(today(new Date(time))).toBe('2026年11月15日星期日');
});
