import { type CDPSession, chromium, type Page } from '@playwright/test';
import { seenTour } from '../demo/tour.ts';
import { ensureBrowser } from '../scripts/browser.ts';
import { median } from './report.ts';

const rooms = 1_000;
const floors = 25;
const rounds = 5;
/** Assumes that a user's machine is this many times slower than the machine of the benchmark. */
const slower = 4;
const [few, many] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const statuses = ['vacant', 'held', 'leased', 'leaving', 'works', 'self_use', 'disabled'];

/** Builds a reply of the board's call. Its contents are invented, but it is as large as a real reply. */
function boardOf(buildingId: string, count: number) {
  const each = count / floors;
  const room = (at: number, floor: number) => ({
    ...{
      id: `00000000-0000-4000-9000-${String(floor * 1_000 + at).padStart(12, '0')}`,
      roomCode: `${floor}${at}`,
      roomNum: `${floor}${at}`,
    },
    ...{
      kind: 'office',
      area: `${60 + ((at * 37) % 200)}.3333`,
      rentableArea: '60.0000',
      status: statuses[at % statuses.length],
      price: 3500,
    },
    ...{ occupancyId: null, companyId: null, leavingOn: null, endsOn: null, isDisabled: 0, version: 1, claimKind: null },
    ...{ tenantName: at % 3 ? '云启科技有限公司' : null, since: '2026-01-01', until: at % 2 ? '2026-12-01' : null },
  });
  return {
    ...{ asOf: '2026-11-15', buildingId, buildingName: '一号楼', regionName: '东区' },
    counts: statuses.map((status) => ({ status, roomNum: 1, area: '1.0000', rentableArea: '1.0000' })),
    floors: Array.from({ length: floors }, (_, at) => ({
      ...{ floorId: `f-${at}`, floorName: `${floors - at}F`, floorNum: floors - at, area: '6000.0000' },
      rooms: Array.from({ length: each }, (_, place) => room(place, floors - at)),
    })),
  };
}

const scripted = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
};

async function goTo(page: Page, buildingId: string, count: number) {
  await page.evaluate((id) => {
    history.pushState({}, '', `/platform/housing/board?buildingId=${id}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, buildingId);
  await page.waitForFunction((wanted) => document.querySelectorAll('.board [data-room]').length === wanted, count);
  // the cells exist, but the browser may not have painted them yet: waits for two frames
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

export type BoardTimes = { rooms: number; scripting: number; layout: number };
/**
 * Measures in a slowed-down browser how long a board of a thousand rooms takes, from the arrival of the reply until the last cell is shown.
 * The page itself is loaded before.
 */
export async function renderBoard(address: string, person: { username: string; password: string }): Promise<BoardTimes> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false, args: ['--disable-dev-shm-usage'] });
  try {
    const page = await browser.newPage({
      baseURL: address,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
      storageState: seenTour(address),
    });
    await page.route('**/portal/estate/listRoomStatusByBuildId', async (route) => {
      const { buildingId } = route.request().postDataJSON() as { buildingId: string };
      const body = boardOf(buildingId, buildingId === many ? rooms : floors);
      await route.fulfill({ json: { code: '200', body } });
    });
    await page.goto('/login');
    await page.getByLabel('账号或手机号').fill(person.username);
    await page.getByLabel('密码', { exact: true }).fill(person.password);
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: '页签' }).waitFor();
    await goTo(page, few, floors);
    const cdp = await page.context().newCDPSession(page);
    // measures the CPU time of the browser's thread, which other processes on the machine do not affect
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const times: { script: number; layout: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = await scripted(cdp);
      await goTo(page, many, rooms);
      const after = await scripted(cdp);
      times.push({ script: after.script - before.script, layout: after.layout - before.layout });
      await goTo(page, few, floors);
    }
    return { rooms, scripting: median(times.map(({ script }) => script)), layout: median(times.map(({ layout }) => layout)) };
  } finally {
    await browser.close();
  }
}
