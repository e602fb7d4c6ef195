import { company } from '@park/contract/company/company';
import { occupancyErrors, room } from '@park/contract/estate/room';
import { extend } from '@park/contract/people/extend';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { claimOf, roomCard } from '../../../../test/estate.ts';
import { fieldOf, idOf, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { today } from '../../../kit/format.ts';
import { RoomDrawer } from './RoomDrawer.tsx';

const user = userEvent.setup();
const keeper: Rights = { 'room:read': 'park', 'room:claim': 'park', 'room:price': 'park' };
const sent = vi.fn();
const queried = vi.fn();
beforeEach(() => {
  sent.mockClear();
  queried.mockClear();
});
const detail = answer(room.detail, (input) => {
  queried(input);
  return roomCard('A-501', { status: 'leaving', leavingOn: '2027-01-01', extValues: { facing: '南' }, remark: '靠窗' });
});
const lease = claimOf('A-501');
const past = claimOf('A-501', { id: idOf('past'), kind: 'works', state: 'past', companyName: null, holder: '筑工装饰', to: '2025-06-01' });
const contract = claimOf('A-501', { id: idOf('contract'), state: 'coming', source: 'contract', from: '2027-02-01', to: null });
const claims = answer(room.claims, () => pageOf(lease, contract, past));
const fields = answer(extend.list, () => pageOf(fieldOf('朝向', { columnName: 'facing', useModule: 3 })));
type Answers = NonNullable<NonNullable<Parameters<typeof show>[1]>['answers']>;
const open = (answers: Answers = [], { access = keeper, asOf }: { access?: Rights; asOf?: string } = {}) =>
  show(<RoomDrawer roomId={idOf('A-501')} asOf={asOf} onClose={() => {}} />, {
    access,
    answers: [...answers, detail, claims, fields, answer(company.list, () => pageOf())],
  });
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));
const observe = <C extends Parameters<typeof answer>[0]>(call: C, reply: unknown = {}) =>
  answer(call, (input) => {
    sent(input);
    return reply as never;
  });

test('R147 the drawer shows the facts and custom fields of a room on a day, and its past, current and future occupancies', async () => {
  open([], { asOf: '2026-12-01' });
  expect(await screen.findByText('靠窗')).toBeTruthy();
  expect(queried).toHaveBeenCalledWith({ id: idOf('A-501'), asOf: '2026-12-01' });
  for (const text of ['一期 1号楼 5F', '120.50 元/㎡·月', '南']) expect(screen.getByText(text)).toBeTruthy();
  const row = (await screen.findAllByRole('row', { name: /租赁/ }))[0] as HTMLElement;
  expect(row.textContent).toContain('2026-01-01 至 2026-12-31 剩 40 天使用中');
  expect(screen.getByRole('row', { name: /筑工装饰/ }).textContent).toContain('已结束--');
  expect(screen.getByRole('row', { name: /至 长期/ }).textContent).toContain('由其他业务登记');
});

test('the user enters the last day of a lease, and the request contains the following day', async () => {
  open([observe(room.claim, { id: idOf('new') })]);
  await press('登记租赁');
  const box = await dialog('登记使用：A-501');
  await press('保存', box);
  expect(await within(box).findByText('请选择承租企业')).toBeTruthy();
  await user.type(within(box).getByLabelText('承租方名称'), '个体商户');
  await user.type(within(box).getByLabelText('结束日期'), '2027-12-31{Enter}');
  await press('保存', box);
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ roomId: idOf('A-501'), kind: 'lease', from: today(), to: '2028-01-01', holder: '个体商户' }),
    ),
  );
});

test('reserving a room requires an expiry date, and an overlap with another occupancy is reported at the field', async () => {
  const claim = answer(room.claim, (input) => {
    sent(input);
    throw refuse(occupancyErrors.taken);
  });
  open([claim]);
  await press('登记预留');
  const box = await dialog('登记使用：A-501');
  await press('保存', box);
  expect(await within(box).findByText('请选择预留到期时间')).toBeTruthy();
  await user.type(within(box).getByLabelText('预留到期时间'), '2027-01-05 18:00{Enter}');
  await press('保存', box);
  expect(await within(box).findByText(occupancyErrors.taken.message)).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ kind: 'hold', expiresAt: '2027-01-05T10:00:00.000Z' }));
  expect(sent.mock.lastCall?.[0].to).toBeUndefined();
});

test('an occupancy can be extended without changing its other values, and can be ended from a chosen day on', async () => {
  open([observe(room.changeClaim), observe(room.endClaim)]);
  await press('延期');
  const box = await dialog('延期：A-501 租赁');
  const last = within(box).getByLabelText<HTMLInputElement>('结束日期');
  expect(last.value).toBe('2026-12-31');
  await user.clear(last);
  await user.type(last, '2028-12-31{Enter}');
  await press('保存', box);
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: lease.id, version: 2, from: '2026-01-01', to: '2029-01-01', companyId: idOf('云启科技') }),
    ),
  );
  await press('结束');
  await press('结束使用', await dialog('结束使用：A-501 租赁'));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: lease.id, version: 2, endsOn: today() }));
});

test('extending a lease withdraws the tenant’s notice to leave', async () => {
  const leaving = answer(room.claims, () => pageOf(claimOf('A-501', { leavingOn: '2026-12-01', to: '2026-12-01' })));
  open([leaving, observe(room.changeClaim)]);
  expect((await screen.findByRole('row', { name: /退租中/ })).textContent).toContain('2026-12-01 空出');
  await press('延期');
  const box = await dialog('延期：A-501 租赁');
  const last = within(box).getByLabelText('结束日期');
  await user.clear(last);
  await user.type(last, '2027-12-31{Enter}');
  await press('保存', box);
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ to: '2028-01-01', leavingOn: null })));
});

test('the drawer shows the prices, splits and merges, and status history of a room', async () => {
  const prices = answer(room.prices, () => [
    {
      id: 'p',
      price: 12_050,
      fromDate: null,
      untilDate: '2027-01-01',
      note: '首次定价',
      byName: '陈志远',
      createdDate: '2026-01-01T01:00:00Z',
    },
  ]);
  const part = (roomCode: string, area: string) => ({ id: idOf(roomCode), roomCode, roomNum: roomCode, area, rentableArea: area });
  const lineage = answer(room.lineage, () => [
    {
      ...{
        id: 'o',
        kind: 'merge' as const,
        onDate: '2026-02-01',
        note: '打通',
        buildingId: 'b',
        buildingName: '1号楼',
        floorId: 'f',
        floorName: '5F',
      },
      ...{ parents: [part('A-501a', '33.3333'), part('A-501b', '66.6667')], children: [part('A-501', '100.0000')] },
      ...{ byName: '陈志远', at: '2026-01-20T01:00:00Z', undoneAt: null, undoneByName: null, mayUndo: false },
    },
  ]);
  const logs = answer(room.logs, () =>
    pageOf({
      ...{ id: 'l', what: 'expired' as const, fromStatus: 'held' as const, toStatus: 'vacant' as const },
      ...{ source: 'worker', byName: null, details: {}, createdDate: '2026-03-01T01:00:00Z' },
    }),
  );
  open([prices, lineage, logs, observe(room.setPrice)]);
  await user.click(await screen.findByRole('tab', { name: '价格历史' }));
  expect((await screen.findByRole('row', { name: /首次定价/ })).textContent).toContain('120.502026-12-31 及以前');
  await press('设置参考价');
  const box = await dialog('设置参考价：A-501');
  await user.clear(within(box).getByLabelText('参考价'));
  await user.type(within(box).getByLabelText('参考价'), '99.9');
  await press('保存', box);
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: idOf('A-501'), price: 9990, fromDate: today() })));
  await user.click(screen.getByRole('tab', { name: '拆分与合并' }));
  expect(await screen.findByText(/A-501a、A-501b → A-501/)).toBeTruthy();
  expect(screen.getByText(/66.6667/)).toBeTruthy();
  expect(document.querySelector('.scale-bar [aria-current]')?.textContent).toContain('A-501');
  await user.click(screen.getByRole('tab', { name: '状态日志' }));
  const entry = (await screen.findByText('预留到期')).closest('li') as HTMLElement;
  expect(entry.textContent).toContain('预留→空置系统');
});

test('a user with read access sees no actions in the drawer of a room', async () => {
  open([], { access: { 'room:read': 'park' } });
  await screen.findByText('靠窗');
  for (const name of ['登记租赁', '延期', '操作']) expect(screen.queryByRole('button', { name })).toBeNull();
});
