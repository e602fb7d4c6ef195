import { commonErrors } from '@park/contract/core';
import { estate, estateErrors } from '@park/contract/estate/estate';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildingOf, regionOf } from '../../../../test/estate.ts';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { RegionDetailPage } from './RegionDetailPage.tsx';
import { AddRegionPage, EditRegionPage } from './RegionForms.tsx';
import { RegionPage } from './RegionPage.tsx';

const user = userEvent.setup();
const editor: Rights = { 'estate:read': 'park', 'estate:update': 'park' };
const sent = vi.fn();
const queried = vi.fn();
beforeEach(() => {
  sent.mockClear();
  queried.mockClear();
});
const list = answer(estate.regions, (input) => {
  queried(input);
  return pageOf(regionOf('一期'), regionOf('二期', { regionCode: 'B', buildingNum: 0, landArea: '1234567.5000' }));
});
const press = async (name: string, box: HTMLElement = document.body) => user.click(await within(box).findByRole('button', { name }));

test('R140 the list shows the figures of each region; a region with buildings cannot be removed', async () => {
  const remove = answer(estate.removeRegion, (input) => {
    sent(input);
    return {};
  });
  show(<RegionPage />, { access: editor, answers: [list, remove] });
  expect((await screen.findByRole('row', { name: /二期/ })).textContent).toContain('1,234,567.50');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '删除一期' }).disabled).toBe(true);
  await press('删除二期');
  await press('删除', await dialog('删除分区“二期”？'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: idOf('二期'), version: 3 }));
  await user.type(screen.getByLabelText('分区'), '二{Enter}');
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ keyword: '二' })));
});

test('R140 a user with read access sees regions without links or actions', async () => {
  show(<RegionPage />, { access: { 'estate:read': 'park' }, answers: [list] });
  expect((await screen.findByRole('link', { name: '一期' })).getAttribute('href')).toContain('/platform/housing/editareabillDetail?id=');
  for (const name of ['新增分区', '编辑一期', '调整顺序']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('R140 the new order of all regions is saved in one request', async () => {
  const choices = answer(estate.regionChoices, () => ['一期', '二期', '三期'].map((name) => regionOf(name)));
  const rank = answer(estate.rankRegions, (input) => {
    sent(input);
    return {};
  });
  show(<RegionPage />, { access: editor, answers: [list, choices, rank] });
  await press('调整顺序');
  const box = await dialog('调整分区顺序');
  await press('上移三期', box);
  await press('保存', box);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ ids: ['一期', '三期', '二期'].map(idOf) }));
});

test('R141 V219 V214 a name with special characters and an area with five decimals are refused at their fields', async () => {
  const add = answer(estate.addRegion, (input) => {
    sent(input);
    return { id: idOf('新') };
  });
  show(<AddRegionPage />, { access: editor, answers: [add], at: '/platform/housing/addareabill' });
  await user.type(await screen.findByLabelText('分区名称'), '东区-1');
  await user.type(screen.getByLabelText('占地面积'), '12.34567');
  await press('保存');
  expect(await screen.findByText('请输入正确的区域名称')).toBeTruthy();
  expect(screen.getByText('请输入正确的面积，最多四位小数')).toBeTruthy();
  expect(screen.getByText('请输入分区编码')).toBeTruthy();
  await user.clear(screen.getByLabelText('分区名称'));
  await user.type(screen.getByLabelText('分区名称'), '东区1');
  await user.clear(screen.getByLabelText('占地面积'));
  await user.type(screen.getByLabelText('占地面积'), '12.3456');
  await user.type(screen.getByLabelText('分区编码'), 'E-1');
  await press('保存');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ regionName: '东区1', regionCode: 'E-1', landArea: '12.3456', rank: 0 })),
  );
});

test('R141 a code already taken is reported while typing', async () => {
  const check = answer(estate.checkRegion, ({ regionCode }) => ({
    ...{ isExit: regionCode === 'A', isCodeTaken: regionCode === 'A', isNameTaken: false },
  }));
  show(<AddRegionPage />, { access: editor, answers: [check] });
  const code = await screen.findByLabelText('分区编码');
  await user.type(code, 'A');
  await user.tab();
  expect(await screen.findByText('该分区编码已存在')).toBeTruthy();
  await user.type(code, '2');
  await user.tab();
  await waitFor(() => expect(screen.queryByText('该分区编码已存在')).toBeNull());
});

test('R142 an edited region is sent with the version that was loaded; a code already taken is reported at its field', async () => {
  const region = answer(estate.region, ({ id }) => {
    queried(id);
    return regionOf('一期', { landArea: '10.0000' });
  });
  const change = answer(estate.changeRegion, (input) => {
    sent(input);
    throw refuse(estateErrors.regionCodeTaken);
  });
  show(<EditRegionPage />, { access: editor, answers: [region, change], at: `/platform/housing/editareabill?id=${idOf('一期')}` });
  expect((await screen.findByLabelText<HTMLInputElement>('占地面积')).value).toBe('10.0000');
  expect(queried).toHaveBeenCalledWith(idOf('一期'));
  await press('保存');
  expect(await screen.findByText(estateErrors.regionCodeTaken.message)).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: idOf('一期'), version: 3 }));
});

test('R142 a conflict shows the other user’s values beside the user’s edits', async () => {
  const seen = [regionOf('一期'), regionOf('一期', { remark: '他人的备注', version: 4 })];
  const region = answer(estate.region, () => seen.shift() ?? regionOf('一期', { version: 4 }));
  const change = answer(estate.changeRegion, () => {
    throw refuse(commonErrors.stale);
  });
  show(<EditRegionPage />, { access: editor, answers: [region, change], at: `/x?id=${idOf('一期')}` });
  await user.type(await screen.findByLabelText('备注'), '我的备注');
  await press('保存');
  const box = await dialog('内容已被他人修改');
  expect(await within(box).findByText('他人的备注')).toBeTruthy();
  expect(within(box).getByText('我的备注')).toBeTruthy();
});

test('R143 the page of a region shows its coordinates and lists its buildings', async () => {
  const region = answer(estate.region, () => regionOf('一期', { longitude: '121.473700', latitude: '31.230400' }));
  const buildings = answer(estate.buildings, (input) => {
    queried(input);
    return pageOf(buildingOf('1号楼', { lowerFloorNum: 1 }));
  });
  show(<RegionDetailPage />, { access: editor, answers: [region, buildings], at: `/x?id=${idOf('一期')}` });
  expect(await screen.findByText('121.473700，31.230400')).toBeTruthy();
  expect((await screen.findByRole('row', { name: /1号楼/ })).textContent).toContain('地上 2 层，地下 1 层');
  expect(queried).toHaveBeenCalledWith(expect.objectContaining({ regionId: idOf('一期') }));
  expect(queried.mock.lastCall?.[0]).not.toHaveProperty('id');
});

test('R143 a page address without a valid region id tells the user what to do', async () => {
  show(<RegionDetailPage />, { at: '/x' });
  expect(await screen.findByText('请从列表中打开')).toBeTruthy();
});
