import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { estate } from '../packages/contract/src/estate/estate.ts';
import { room } from '../packages/contract/src/estate/room.ts';
import { call, tokenOf } from './calls.ts';
import { signIn } from './people.ts';

const mark = () => String(Date.now()).slice(-8);
const dayIn = (count: number) => new Date(Date.now() + count * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });

/** Adds a building with one floor. For each code the floor gets a room of 100 square metres. */
async function buildingWith(request: APIRequestContext, name: string, ...codes: string[]): Promise<string> {
  const token = await tokenOf(request, 'operatora');
  const { id: regionId } = await call(request, token, estate.addRegion, { regionCode: `R${name}`, regionName: `东区${name}` });
  const { id: buildingId } = await call(request, token, estate.addBuilding, {
    ...{ regionId, buildingCode: `B${name}`, buildingName: `创新楼${name}`, kind: 'office', floors: [{ floorNum: 1 }] },
  });
  const [floor] = await call(request, token, estate.floors, { buildingId });
  for (const roomCode of codes)
    await call(request, token, room.create, { buildingId, floorId: floor?.id ?? '', roomCode, kind: 'office', area: '100', price: 3500 });
  return buildingId;
}

const cells = (page: Page) => page.locator('.board [data-room]');
const numbers = (page: Page) => cells(page).locator('.cell-num').allTextContents();

test('V123 splitting a room on a future day shows both layouts in the timeline, and can be undone', async ({ page, request }) => {
  test.setTimeout(90_000);
  const buildingId = await buildingWith(request, mark(), '101', '102');
  const day = dayIn(40);
  await signIn(page, 'operatora');
  await page.goto(`/platform/housing/board?buildingId=${buildingId}`);
  await expect.poll(() => numbers(page)).toEqual(['101', '102']);

  // opens the room and then the split form by keyboard
  await cells(page).first().focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '操作' }).click();
  await page.getByRole('menuitem', { name: '拆分' }).click();
  await expect(drawer).toBeHidden();

  await page.getByLabel('生效日期').click();
  await page.getByLabel('生效日期').fill(day);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '今天', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: '增加一间' }).click();
  await expect(page.getByLabel('第3间房间编码')).toHaveValue('101C');
  await page.getByRole('button', { name: '平均分配' }).click();
  await expect(page.getByLabel('第3间建筑面积')).toHaveValue('33.3334');
  await page.getByLabel('第1间建筑面积').fill('33.3332');
  await expect(page.getByLabel('建筑面积合计')).toContainText('还差 0.0001 ㎡');
  await page.getByRole('button', { name: '拆分', exact: true }).click();
  await expect(page.getByText('拆分后建筑面积合计99.9999㎡，与原房间的100.0000㎡不一致')).toBeVisible();
  await page.getByRole('button', { name: '余下面积给最后一间' }).click();
  await expect(page.getByLabel('建筑面积合计')).toContainText('已全部分配');
  await page.getByRole('button', { name: '拆分', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '拆分', exact: true }).click();
  await expect(page.getByText('拆分成功')).toBeVisible();

  await expect(page).toHaveURL(new RegExp(`board\\?buildingId=${buildingId}&asOf=${day}`));
  await expect.poll(() => numbers(page)).toEqual(['101A', '101B', '101C', '102']);
  const slider = page.getByRole('slider', { name: '查看日期' });
  await slider.press('ArrowLeft');
  await expect.poll(() => numbers(page)).toEqual(['101', '102']);
  await expect(slider).toHaveAttribute('aria-valuetext', dayIn(39));
  await slider.press('ArrowRight');
  await expect.poll(() => numbers(page)).toEqual(['101A', '101B', '101C', '102']);
  await page.getByRole('button', { name: '今天', exact: true }).click();
  await expect.poll(() => numbers(page)).toEqual(['101', '102']);
  await page.getByRole('button', { name: /^下一次变更/ }).click();
  await expect.poll(() => numbers(page)).toEqual(['101A', '101B', '101C', '102']);

  await page.getByRole('button', { name: '拆分与合并记录' }).click();
  await drawer.getByRole('button', { name: '撤销', exact: true }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '撤销', exact: true }).click();
  await expect(page.getByText('已撤销').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => numbers(page)).toEqual(['101', '102']);
});
