import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

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
