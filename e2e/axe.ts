import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * Number of samples into which the pages are divided. The short form of the tests visits one sample, each day another; the long form visits
 * all pages.
 */
export const samples = 10;
/**
 * Returns the number of today's sample. The configuration of the run sets it once in the environment, so that all processes use the same
 * number even if the run lasts beyond midnight.
 */
export const sampleToday = (): number => Number(process.env.PARK_AXE_SAMPLE);
/**
 * Returns the pages of a sample: every tenth of the list. Pages of the same part of the console are neighbours in the list and so get into
 * different samples.
 */
export const sampled = (paths: readonly string[], sample: number): string[] => paths.filter((_, at) => at % samples === sample);

/**
 * Returns the violations that axe finds in a part of the page, one line each. axe is loaded into a page only once and collects nothing but
 * violations, which halves the time.
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
