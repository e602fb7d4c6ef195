import { expect, type Page, test } from '@playwright/test';
import { routeList } from '../apps/web/src/app/routes.ts';
import { nodes } from '../packages/contract/src/access.ts';
import { looked, sampled, samples, sampleToday } from './axe.ts';
import { signIn } from './people.ts';

const isPlain = (path: string) => !path.includes(':') && !['/', '/application', '/login', '/dev/outbox'].includes(path);
/** Every page that exists, looked at by somebody who may open it. */
const built = routeList().flatMap(({ path }) => (isPlain(path) ? [path] : []));

const ofPlatform = new Set(nodes.flatMap(({ sides, route }) => (sides === 'P' && built.includes(route) ? [route] : [])));

const pagesOf = [
  ['operatora', [...built.filter((path) => !ofPlatform.has(path)), '/platform/grid/gridSetting', '/no/such/page']],
  ['platform1', [...ofPlatform]],
] as const;
/** Visits share the processors: the long form goes through all pages, so many at a time, and the short form through today's sample of them. */
const perVisit = 20;
type Visit = readonly [who: string, part: string, paths: readonly string[]];
const visits = pagesOf
  .flatMap(([who, paths]): Visit[] =>
    process.env.PARK_LONG
      ? Array.from({ length: Math.ceil(paths.length / perVisit) }, (_, at) => [
          who,
          `part ${at + 1}`,
          paths.slice(at * perVisit, (at + 1) * perVisit),
        ])
      : [[who, `sample ${sampleToday() + 1} of ${samples}`, sampled(paths, sampleToday())]],
  )
  .filter(([, , paths]) => paths.length > 0);
/** Nothing fades where people ask for less motion, as everybody here does: what is painted has its colours. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const painted = page.locator(`html[data-theme="${colorScheme}"]`);
  // now and then Chromium does not tell a page that has just opened; opened anew it has its colours from the start
  await painted.waitFor({ state: 'attached', timeout: 3_000 }).catch(async () => {
    await page.reload();
    await settled(page);
  });
  await expect(painted).toBeAttached();
}
/** Its title is there and nothing is awaited any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.skeleton, .skeleton-lines')).toHaveCount(0);
}
const schemes = ['light', 'dark'] as const;
/**
 * Everything in the colours the page came in, and in the others what can differ there. The next page comes in those: painting one
 * anew takes a tenth of its time. What stands around all pages is looked at with the first.
 */
async function violations(page: Page, at = 0): Promise<string[]> {
  const part = at === 0 ? 'html' : 'main';
  const [first, second] = at % 2 ? schemes.toReversed() : schemes;
  await paint(page, first);
  const all = await looked(page, part);
  await paint(page, second);
  return [...all, ...(await looked(page, part, ['color-contrast', 'link-in-text-block']))];
}

test('the samples of all days together hold every page once', () => {
  for (const [, paths] of pagesOf) {
    const all = Array.from({ length: samples }, (_, sample) => sampled(paths, sample)).flat();
    expect(all.toSorted()).toEqual(paths.toSorted());
  }
});

test('axe finds nothing on the sign-in page in light or dark', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const [who, part, paths] of visits)
  test(`axe finds nothing on the pages of ${who} in light or dark, ${part}`, async ({ page }) => {
    test.setTimeout(60_000 + paths.length * 15_000);
    console.log(`${who}, ${part}: ${paths.join(' ')}`);
    await signIn(page, who);
    for (const [at, path] of paths.entries()) {
      await page.goto(path);
      await settled(page);
      expect([path, await violations(page, at)]).toEqual([path, []]);
      // antd names icons and tick boxes in English where nobody names them otherwise
      const foreign = /- (?:img|checkbox|radio) "[\x20-\x7e]+"/g;
      expect([path, (await page.locator('body').ariaSnapshot()).match(foreign)]).toEqual([path, null]);
      // a browser's own button for files speaks its own language; antd's forms show even a hidden one
      await expect(page.locator('input[type=file]:visible')).toHaveCount(0);
    }
  });
