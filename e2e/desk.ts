import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { signIn } from './people.ts';

interface Desks {
  /**
   * Opens a page in a separate browser context, as on another person's computer. The context is closed with the test, because open pages
   * slow down later tests.
   */
  desk: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens such a page and signs a user in. */
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
