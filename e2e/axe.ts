import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * Number of samples. The short form of the tests visits one sample of the pages, a different one each day; the long form visits all pages.
 */
export const samples = 10;
/**
 * Returns the sample of the day. The configuration sets it once in the environment, so that all processes of a run agree even across
 * midnight.
 */
export const sampleToday = (): number => Number(process.env.PARK_AXE_SAMPLE);
/** Returns every tenth page, since pages of the same part of the console are neighbours in the list. */
export const sampled = (paths: readonly string[], sample: number): string[] => paths.filter((_, at) => at % samples === sample);

/**
 * Returns axe's violations in a part of the page, one line each. axe is injected once per page and collects only violations, which halves
 * the time.
 */
export async function looked(page: Page, part: string, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(
    async ([where, only]) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      const options: RunOptions = { resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: only } }) };
      const { violations } = await here.run(where, options);
      return violations.map(({ id, nodes: [first] }) => `${id}: ${first?.html.slice(0, 200)}`);
    },
    [part, rules] as const,
  );
}
