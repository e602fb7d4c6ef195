import { expect, type Page, test } from '@playwright/test';
import { routeList } from '../apps/web/src/app/routes.ts';
import { nodes } from '../packages/contract/src/access.ts';
import { looked, sampled, samples, sampleToday } from './axe.ts';
import { signIn } from './people.ts';

const isPlain = (path: string) => !path.includes(':') && !['/', '/application', '/login', '/dev/outbox'].includes(path);
/** Paths of all pages that exist and need no parameter. Each page is visited by a user who may open it. */
const built = routeList().flatMap(({ path }) => (isPlain(path) ? [path] : []));

const ofPlatform = new Set(nodes.flatMap(({ sides, route }) => (sides === 'P' && built.includes(route) ? [route] : [])));

const pagesOf = [
  ['operatora', [...built.filter((path) => !ofPlatform.has(path)), '/platform/grid/gridSetting', '/no/such/page']],
  ['platform1', [...ofPlatform]],
] as const;
/**
 * Maximum number of pages per test in the long form. It visits all pages and splits them into several tests, which run in parallel. The
 * short form visits only the sample of today.
 */
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
/**
 * Switches a page to the light or dark colour scheme and waits until it is applied. All tests run with reduced motion, so there is no
 * transition to wait for.
 */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const painted = page.locator(`html[data-theme="${colorScheme}"]`);
  // Chromium sometimes does not tell a newly opened page about the other scheme. A reload opens the page in that scheme.
  await painted.waitFor({ state: 'attached', timeout: 3_000 }).catch(async () => {
    await page.reload();
    await settled(page);
  });
  await expect(painted).toBeAttached();
}
/** Waits until the page shows its heading and no skeleton is left. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.skeleton, .skeleton-lines')).toHaveCount(0);
}
const schemes = ['light', 'dark'] as const;
/**
 * Checks a page with all rules in the colour scheme it opened in, and with the colour rules in the other scheme, which takes a tenth of the
 * time. Each page starts with the scheme in which the page before ended. The frame around the pages is checked only with the first page.
 */
async function violations(page: Page, at = 0): Promise<string[]> {
  const part = at === 0 ? 'html' : 'main';
  const [first, second] = at % 2 ? schemes.toReversed() : schemes;
  await paint(page, first);
  const all = await looked(page, part);
  await paint(page, second);
  return [...all, ...(await looked(page, part, ['color-contrast', 'link-in-text-block']))];
}

test('the page samples of ten days together contain each page exactly once', () => {
  for (const [, paths] of pagesOf) {
    const all = Array.from({ length: samples }, (_, sample) => sampled(paths, sample)).flat();
    expect(all.toSorted()).toEqual(paths.toSorted());
  }
});

test('axe finds no violation on the sign-in page in light or dark', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const [who, part, paths] of visits)
  test(`axe finds no violation on the pages of ${who} in light or dark (${part})`, async ({ page }) => {
    test.setTimeout(60_000 + paths.length * 15_000);
    console.log(`${who}, ${part}: ${paths.join(' ')}`);
    await signIn(page, who);
    for (const [at, path] of paths.entries()) {
      await page.goto(path);
      await settled(page);
      expect([path, await violations(page, at)]).toEqual([path, []]);
      // The accessible name of an icon or checkbox must not be English, which is antd's default without a label.
      const foreign = /- (?:img|checkbox|radio) "[\x20-\x7e]+"/g;
      expect([path, (await page.locator('body').ariaSnapshot()).match(foreign)]).toEqual([path, null]);
      // the browser labels its own file button in its own language, so no file input may be visible; antd can show even a hidden one
      await expect(page.locator('input[type=file]:visible')).toHaveCount(0);
    }
  });
