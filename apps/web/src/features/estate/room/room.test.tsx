import { company } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { estate } from '@park/contract/estate/estate';
import { room, roomErrors } from '@park/contract/estate/room';
import { extend } from '@park/contract/people/extend';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildingOf, floorOf, regionOf, roomCard, roomOf } from '../../../../test/estate.ts';
import { fieldOf, idOf, option, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { today } from '../../../kit/format.ts';
import { RoomPage } from './RoomPage.tsx';

const user = userEvent.setup();
const operator: Rights = {
  ...{ 'estate:read': 'park', 'room:read': 'park', 'room:create': 'park', 'room:update': 'park', 'room:delete': 'park' },
  ...{ 'room:price': 'park', 'room:claim': 'park', 'room:split': 'park' },
};
const sent = vi.fn();
const queried = vi.fn();
beforeEach(() => {
  sent.mockClear();
  queried.mockClear();
});
const let502 = roomOf('A-502', {
  ...{ status: 'leased', occupancyId: 'c', companyName: '云启科技', occupiedFrom: '2026-01-01', occupiedUntil: '2027-01-01', price: null },
});
const listed = answer(room.list, (input) => {
  queried(input);
  return pageOf(roomOf('A-501'), let502, roomOf('B-101', { floorId: idOf('floor 1'), floorName: '1F' }));
});
const counted = answer(room.statusCounts, ({ asOf }) => ({
  ...{ asOf: asOf ?? today(), roomNum: 3, area: '300.0000', usableArea: '0.0000', rentableArea: '289.5000' },
  byStatus: [
    { status: 'vacant' as const, roomNum: 2, area: '200.0000', rentableArea: '193.0000' },
    { status: 'leased' as const, roomNum: 1, area: '100.0000', rentableArea: '96.5000' },
    { status: 'works' as const, roomNum: 0, area: '0.0000', rentableArea: '0.0000' },
  ],
}));
const places = [
  answer(estate.regionChoices, () => [regionOf('一期')]),
  answer(estate.everyBuilding, () => pageOf(buildingOf('1号楼'))),
  answer(estate.floors, () => [floorOf(5), floorOf(1)]),
];
const noFields = answer(extend.list, () => pageOf());
type Answers = NonNullable<NonNullable<Parameters<typeof show>[1]>['answers']>;
const open = (answers: Answers = [], { access = operator, at = '/platform/housing/housebill' } = {}) =>
  show(<RoomPage />, { at, access, answers: [...answers, listed, counted, ...places, noFields, answer(company.list, () => pageOf())] });
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));
const observe = <C extends Parameters<typeof answer>[0]>(call: C, reply: unknown = {}) =>
  answer(call, (input) => {
    sent(input);
    return reply as never;
  });
const chooseAction = async (code: string, entry: string) => {
  await press(`${code}的更多操作`);
  await user.click(screen.getByRole('menuitem', { name: entry }));
};

test('R147 the list shows location, area, price, status, tenant and last day of each room', async () => {
  open();
  const row = await screen.findByRole('row', { name: /A-502/ });
  for (const text of ['1号楼 5F', '100.00', '--', '已租', '云启科技', '2026-01-01 至 2026-12-31']) expect(row.textContent).toContain(text);
  expect(screen.getByRole('row', { name: /A-501/ }).textContent).toContain('120.50');
});

test('R147 the room that is shown stands in the address; an address with a room opens it, and closing it keeps the filters', async () => {
  const detail = answer(room.detail, ({ id }) => roomCard(id === idOf('A-502') ? 'A-502' : 'A-501'));
  const claims = answer(room.claims, () => pageOf());
  const at = `/platform/housing/housebill?keyword=A&roomId=${idOf('A-502')}`;
  const page = open([detail, claims], { at });
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.textContent).toContain('A-502'));
  expect(queried).not.toHaveBeenCalledWith(expect.objectContaining({ roomId: expect.anything() }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(page.address()).toBe('/platform/housing/housebill?keyword=A'));
  await user.click(await screen.findByRole('button', { name: 'A-501' }));
  await waitFor(() => expect(page.address()).toBe(`/platform/housing/housebill?keyword=A&roomId=${idOf('A-501')}`));
});

test('R147 statuses are counted; pressing a status filters the list by it, pressing it again clears the filter', async () => {
  open();
  const chip = await screen.findByRole('button', { name: /空置/ });
  expect(chip.textContent).toContain('2');
  expect(screen.queryByRole('button', { name: /装修/ })).toBeNull();
  await user.click(chip);
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'vacant' })));
  await user.click(screen.getByRole('button', { name: /空置/ }));
  await waitFor(() => expect(queried.mock.lastCall?.[0].status).toBeUndefined());
});

test('V214 a filter value that is not an area shows an error in place of the rooms', async () => {
  const refused = answer(room.list, () => {
    throw refuse(commonErrors.invalidInput, { areaFrom: '请输入正确的面积，最多四位小数' });
  });
  open([refused], { at: '/platform/housing/housebill?areaFrom=12' });
  expect((await screen.findByRole('alert')).textContent).toContain('请输入正确的面积，最多四位小数');
});

test('R147 the status counts cover all rooms that match the other filters', async () => {
  const counting = answer(room.statusCounts, (input) => {
    sent(input);
    return { asOf: today(), roomNum: 0, area: '0.0000', usableArea: '0.0000', rentableArea: '0.0000', byStatus: [] };
  });
  open([counting], { at: '/platform/housing/housebill?keyword=云启&kind=office&status=leased&pageNum=2' });
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ keyword: '云启', kind: 'office' }));
});

test('R147 changing the region clears building and floor; sorting is done by the server', async () => {
  const page = open([], { at: `/x?buildingId=${idOf('1号楼')}&floorId=${idOf('floor 5')}` });
  await screen.findByRole('row', { name: /A-501/ });
  expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ buildingId: idOf('1号楼'), floorId: idOf('floor 5') }));
  await user.click(screen.getByRole('combobox', { name: '分区' }));
  await user.click(await option('一期'));
  await press('查询');
  await waitFor(() => expect(page.address()).toBe(`/x?regionId=${idOf('一期')}`));
  await user.click(screen.getByRole('button', { name: '建筑面积（㎡）' }));
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'area' })));
});

test('R147 a list for another day names the day and offers a link back to today', async () => {
  open([], { at: '/x?asOf=2027-03-01' });
  expect(await screen.findByText(/正在查看 2027-03-01 的房源/)).toBeTruthy();
  expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ asOf: '2027-03-01' }));
  await press('回到今天');
  await waitFor(() => expect(queried.mock.lastCall?.[0].asOf).toBeUndefined());
});

test('R147 custom fields can be added as columns', async () => {
  const facing = fieldOf('朝向', { columnName: 'facing', useModule: 3 });
  const list = answer(room.list, () => pageOf(roomOf('A-501', { extValues: { facing: '南' } })));
  const answers = [list, answer(extend.list, () => pageOf(facing))];
  open(answers);
  await screen.findByRole('row', { name: /A-501/ });
  expect(screen.queryByRole('columnheader', { name: '朝向' })).toBeNull();
  await press('列设置');
  await user.click(await screen.findByRole('checkbox', { name: '朝向' }));
  expect(await screen.findByRole('columnheader', { name: '朝向' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /A-501/ }).textContent).toContain('南');
});

test('C0085 importing rooms from a connected system asks for confirmation and shows how many rooms were imported', async () => {
  const skipped = [{ roomCode: 'Z-1', reason: '没有此楼栋' }];
  open([observe(room.fromThird, { added: 2, known: 1, skipped })]);
  await press('同步第三方房间');
  expect(sent).not.toHaveBeenCalled();
  await press('同步', await dialog('从第三方系统同步房间？'));
  const box = await dialog('同步第三方房间');
  expect(within(box).getByText('新增 2 间，已有 1 间，跳过 1 间')).toBeTruthy();
  expect(within(box).getByRole('row', { name: /Z-1/ }).textContent).toContain('没有此楼栋');
});

test('R147 a user with read access can view and export rooms but cannot change them', async () => {
  open([], { access: { 'estate:read': 'park', 'room:read': 'park' } });
  await screen.findByRole('row', { name: /A-501/ });
  for (const name of ['新增房间', '导入', '批量调价', '同步第三方房间', '编辑A-501', 'A-501的更多操作'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: '导出' })).toBeTruthy();
});

test('V214 an area is sent as text with at most four decimals; the price is sent in fen', async () => {
  open([observe(room.create, { id: idOf('新') })], { at: `/x?buildingId=${idOf('1号楼')}&floorId=${idOf('floor 5')}` });
  await press('新增房间');
  const box = await dialog('新增房间');
  await user.type(within(box).getByLabelText('房间编码'), 'A-503');
  await user.type(within(box).getByLabelText('建筑面积'), '33.33333');
  await user.type(within(box).getByLabelText('使用面积'), '40');
  await user.type(within(box).getByLabelText('参考价'), '12.5.');
  await press('保存', box);
  expect(await within(box).findByText('请输入正确的面积，最多四位小数')).toBeTruthy();
  expect(within(box).getByText('请输入正确的单价，最多两位小数')).toBeTruthy();
  await user.type(within(box).getByLabelText('建筑面积'), '{Backspace}');
  await user.type(within(box).getByLabelText('参考价'), '{Backspace}');
  await press('保存', box);
  expect(await within(box).findByText('使用面积不能大于建筑面积')).toBeTruthy();
  await user.clear(within(box).getByLabelText('使用面积'));
  await press('保存', box);
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ buildingId: idOf('1号楼'), floorId: idOf('floor 5'), roomCode: 'A-503', area: '33.3333', usableArea: null, price: 1250 },
      }),
    ),
  );
});

test('an edited room is sent with custom fields and the loaded version; a code already taken is reported at its field', async () => {
  const fields = answer(extend.list, () => pageOf(fieldOf('朝向', { columnName: 'facing', useModule: 3 })));
  const detail = answer(room.detail, () => roomCard('A-501', { extValues: { facing: '南' }, usableArea: '80.0000' }));
  const change = answer(room.change, (input) => {
    sent(input);
    throw refuse(roomErrors.codeTaken);
  });
  open([fields, detail, change]);
  await press('编辑A-501');
  const box = await dialog('编辑房间：A-501');
  expect(within(box).queryByLabelText('参考价')).toBeNull();
  const facing = within(box).getByLabelText('朝向');
  await user.clear(facing);
  await user.type(facing, '北');
  await press('保存', box);
  expect(await within(box).findByText(roomErrors.codeTaken.message)).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ id: idOf('A-501'), version: 7, usableArea: '80.0000', extValues: { facing: '北' } }),
  );
});

test('disabling a room needs a reason, and deleting a room asks for confirmation', async () => {
  open([observe(room.setDisabled, { changed: 1 }), observe(room.remove, { removed: 1 })]);
  await screen.findByRole('row', { name: /A-501/ });
  await chooseAction('A-501', '停用');
  const box = await dialog('停用房间“A-501”');
  await user.type(within(box).getByLabelText('停用原因'), '消防整改');
  await press('停用', box);
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ids: [idOf('A-501')], isDisabled: 1, reason: '消防整改' }));
  await chooseAction('A-501', '删除');
  await press('删除', await dialog('删除房间“A-501”？'));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ids: [idOf('A-501')] }));
});

test('V123 selected rooms of one floor can be merged on the merge page; rooms of two floors cannot be merged', async () => {
  const page = open();
  for (const code of ['A-501', 'B-101']) await user.click(await screen.findByRole('checkbox', { name: `选择${code}` }));
  const merge = screen.getByRole<HTMLButtonElement>('button', { name: '合并' });
  expect([merge.disabled, merge.title]).toEqual([true, '只能合并同一楼层的房间']);
  await user.click(screen.getByRole('checkbox', { name: '选择B-101' }));
  await user.click(screen.getByRole('checkbox', { name: '选择A-502' }));
  await press('合并');
  expect(page.address()).toBe(`/platform/housing/mergeroompage?ids=${idOf('A-501')},${idOf('A-502')}`);
});

test('V123 the action 拆分 of a room opens the split page', async () => {
  const page = open();
  await screen.findByRole('row', { name: /A-501/ });
  await chooseAction('A-501', '拆分');
  expect(page.address()).toBe(`/platform/housing/splitroompage/${idOf('A-501')}`);
});

test('a price change for many rooms is previewed first, and exactly the previewed prices are applied', async () => {
  const preview = answer(room.previewPrices, (input) => {
    queried(input);
    const row = { roomId: idOf('A-501'), roomCode: 'A-501', buildingName: '1号楼', floorName: '5F', before: 12_050, after: 12_653 };
    return { fromDate: input.fromDate ?? '', fingerprint: 'f1', rooms: 1, skipped: 1, list: [row] };
  });
  open([preview, observe(room.changePrices, { rooms: 1 })]);
  for (const code of ['A-501', 'A-502']) await user.click(await screen.findByRole('checkbox', { name: `选择${code}` }));
  await press('调价');
  const box = await dialog('批量调价：选中的 2 个房间');
  await waitFor(() => expect(box.querySelector('form')?.contains(document.activeElement)).toBe(true));
  await press('预览', box);
  expect(await within(box).findByText('请输入调价数值，最多两位小数')).toBeTruthy();
  await user.type(within(box).getByLabelText('调整幅度'), '5');
  await press('预览', box);
  expect(await within(box).findByText(/调整 1 个房间的参考价，1 个没有参考价的房间跳过/)).toBeTruthy();
  expect(within(box).getByRole('row', { name: /A-501/ }).textContent).toContain('120.50126.53+6.03');
  const ids = [idOf('A-501'), idOf('A-502')];
  expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ ids, mode: 'percent', value: 500 }));
  await press('调整 1 个房间', box);
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ ids, mode: 'percent', value: 500, fingerprint: 'f1' })));
});
