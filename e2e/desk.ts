import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { signIn } from './people.ts';

interface Desks {
  /** Somebody else's machine, gone with the test: what stays open slows down whoever comes after. */
  desk: (options?: BrowserContextOptions) => Promise<Page>;
  /** The same, with somebody signed in at it. */
  enter: (who: string) => Promise<Page>;
}

export const test = base.extend<Desks>({
  desk: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  enter: async ({ desk }, use) => {
    await use(async (who) => {
      const page = await desk();
      await signIn(page, who);
      return page;
    });
  },
});
