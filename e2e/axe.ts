import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The short form of the tests visits one sample of the pages, another one every day; the long form visits all pages. */
export const samples = 10;
/** Each process of a run reads the same: the configuration sets it once, so that midnight cannot fall between two of them. */
export const sampleToday = (): number => Number(process.env.PARK_AXE_SAMPLE);
/** Pages of one part of the console stand beside each other in the list, so a sample takes every tenth. */
export const sampled = (paths: readonly string[], sample: number): string[] => paths.filter((_, at) => at % samples === sample);

/** What axe finds in a part of the page, in a line each. It is put in once, and tells as little as is asked: that takes half the time. */
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
