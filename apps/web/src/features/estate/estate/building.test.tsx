import { estate, estateErrors } from '@park/contract/estate/estate';
import { room } from '@park/contract/estate/room';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildingCard, buildingOf, floorOf, regionOf } from '../../../../test/estate.ts';
import { idOf, option, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { AddBuildingPage, EditBuildingPage } from './BuildingForms.tsx';
import { BuildingPage } from './BuildingPage.tsx';
import { missingFloors, rangeProblem } from './floors.ts';

const user = userEvent.setup();
const editor: Rights = { 'estate:read': 'park', 'estate:update': 'park' };
const sent = vi.fn();
const queried = vi.fn();
beforeEach(() => {
  sent.mockClear();
  queried.mockClear();
});
const off = buildingOf('2号楼', { declaredArea: '210.5000', roomNum: 0 });
const list = answer(estate.buildings, (input) => {
  queried(input);
  return pageOf(buildingOf('1号楼'), off);
});
const regions = answer(estate.regionChoices, () => [regionOf('一期')]);
const everyBuilding = answer(estate.everyBuilding, () => pageOf(buildingOf('1号楼'), off));
const warning = { id: 'floorArea x', kind: 'floorArea' as const, buildingId: idOf('1号楼'), buildingName: '1号楼' };
const warnings = answer(room.warnings, (input) => {
  queried(input);
  return pageOf({
    ...warning,
    ...{ floorId: idOf('floor 5'), floorName: '5F', roomId: null, roomCode: null, declared: '100.0000', counted: '99.9999' },
  });
});
type Answers = NonNullable<NonNullable<Parameters<typeof show>[1]>['answers']>;
const open = (answers: Answers = [], { at = '/platform/housing/buildsetting', access = editor } = {}) =>
  show(<BuildingPage />, { at, access, answers: [...answers, list, regions, everyBuilding, warnings] });
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));

test('R144 the declared area of a building appears beside the sum of its room areas, with the difference', async () => {
  open();
  const row = await screen.findByRole('row', { name: /2号楼/ });
  expect(row.textContent).toContain('210.50');
  expect(row.textContent).toContain('200.00（-10.50）');
  expect(screen.getByRole('row', { name: /1号楼/ }).textContent).not.toContain('（');
  await user.click(screen.getByRole('combobox', { name: '类型' }));
  await user.click(await option('厂房'));
  await press('查询');
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'factory' })));
});

test('R144 the drawer shows a building floor by floor', async () => {
  const detail = answer(estate.building, () =>
    buildingCard('1号楼', { floors: [floorOf(2), floorOf(1, { declaredArea: '199.0000' })], remark: '新建' }),
  );
  open([detail]);
  await press('1号楼');
  const box = await dialog('1号楼');
  expect(await within(box).findByText('新建')).toBeTruthy();
  expect((await within(box).findByRole('row', { name: /1F/ })).textContent).toContain('200.0000（+1.0000）');
  expect(within(box).getByRole('link', { name: '2F' }).getAttribute('href')).toContain(`floorId=${idOf('floor 2')}`);
});

test('R144 removing a building without rooms asks for confirmation', async () => {
  const remove = answer(estate.removeBuilding, (input) => {
    sent(input);
    return {};
  });
  open([remove]);
  await press('1号楼的更多操作');
  const removing = screen.getByRole('menuitem', { name: '删除' });
  expect([removing.getAttribute('aria-disabled'), removing.title]).toEqual(['true', '楼栋下还有房间，不能删除']);
  await user.keyboard('{Escape}');
  await press('2号楼的更多操作');
  await user.click(screen.getByRole('menuitem', { name: '删除' }));
  await press('删除', await dialog('删除楼栋“2号楼”？'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: idOf('2号楼'), version: 5 }));
});

test('R144 buildings with inconsistent figures are listed separately, each with a link to correct the figures', async () => {
  const page = open();
  await user.click(await screen.findByText('面积核对（1 项待处理）'));
  const row = await screen.findByRole('row', { name: /楼层面积与房间面积之和不符/ });
  expect(row.textContent).toContain('-0.0001');
  await press('查看1号楼的房源');
  expect(page.address()).toBe(`/platform/housing/housebill?buildingId=${idOf('1号楼')}&floorId=${idOf('floor 5')}`);
});

test('R144 a user with read access can view and export buildings but cannot change them', async () => {
  open([], { access: { 'estate:read': 'park' } });
  expect((await screen.findAllByRole('button', { name: /^查看房源/ })).length).toBe(2);
  for (const name of ['新增楼栋', '导入', '调整顺序', '编辑1号楼']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: '导出' })).toBeTruthy();
});

test('adding a range of floors skips floor 0 and existing floors, and lists the highest floor first', () => {
  expect(missingFloors([{ floorNum: 1 }], -1, 3).map(({ row, at }) => [row.floorNum, row.floorName, at])).toEqual([
    [3, '3F', 0],
    [2, '2F', 1],
    [-1, 'B1', 3],
  ]);
  expect([rangeProblem(1, null), rangeProblem(3, 1), rangeProblem(-21, 1), rangeProblem(-1, 12)]).toEqual([
    '请填写起止楼层',
    '起始楼层不能高于结束楼层',
    '楼层为-20到200的整数',
    undefined,
  ]);
});

test('R145 V214 floors from -1 to 3 are added at once and sent with the building', async () => {
  const add = answer(estate.addBuilding, (input) => {
    sent(input);
    return { id: idOf('新') };
  });
  show(<AddBuildingPage />, { access: editor, answers: [regions, add], at: `/platform/housing/addbuildset?regionId=${idOf('一期')}` });
  await user.type(await screen.findByLabelText('楼栋名称'), '3号楼');
  await user.type(screen.getByLabelText('楼栋编码'), 'A03');
  await user.clear(screen.getByLabelText('起始楼层'));
  await user.type(screen.getByLabelText('起始楼层'), '-1');
  await user.type(screen.getByLabelText('结束楼层'), '3');
  await press('批量生成');
  expect(await screen.findByText(/共 4 层/)).toBeTruthy();
  await user.type(screen.getByLabelText('B1登记面积'), '33.33333');
  await press('保存');
  expect(await screen.findByText('请输入正确的面积，最多四位小数')).toBeTruthy();
  await user.type(screen.getByLabelText('B1登记面积'), '{Backspace}');
  await user.type(screen.getByLabelText('3F登记面积'), '66.6667');
  expect(await screen.findByText(/登记面积合计 100.00 ㎡/)).toBeTruthy();
  await press('保存');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const { floors, regionId } = sent.mock.lastCall?.[0] ?? {};
  expect(regionId).toBe(idOf('一期'));
  expect(floors.map(({ floorNum, area }: { floorNum: number; area: string }) => [floorNum, area])).toEqual([
    [3, '66.6667'],
    [2, null],
    [1, null],
    [-1, '33.3333'],
  ]);
});

test('R146 existing floors keep their ids, and only floors without rooms can be removed', async () => {
  const card = buildingCard('1号楼', { floors: [floorOf(2, { roomNum: 0 }), floorOf(1, { declaredArea: '199.0000' })] });
  const detail = answer(estate.building, () => card);
  const change = answer(estate.changeBuilding, (input) => {
    sent(input);
    throw refuse(estateErrors.buildingNameTaken);
  });
  const form = (
    <Routes>
      <Route path="/edit/:id" element={<EditBuildingPage />} />
    </Routes>
  );
  show(form, { access: editor, answers: [regions, detail, change], at: `/edit/${card.id}` });
  expect((await screen.findAllByText('房间合计 200.00 ㎡')).length).toBe(1);
  expect(screen.getByText('200.0000（+1.0000）')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '删除1F' }).disabled).toBe(true);
  await press('删除2F');
  await press('添加一层');
  await press('保存');
  expect(await screen.findByText(estateErrors.buildingNameTaken.message)).toBeTruthy();
  const { floors, version } = sent.mock.lastCall?.[0] ?? {};
  expect(version).toBe(5);
  expect(floors).toEqual([
    { floorNum: 2, floorName: '2F', area: null },
    { id: idOf('floor 1'), floorNum: 1, floorName: '1F', area: '199.0000' },
  ]);
});
