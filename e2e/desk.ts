import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { signIn } from './people.ts';

interface Desks {
  /**
   * Opens a page in a browser context of its own, like the computer of another person. The context is closed at the end of the test,
   * because open pages would slow down later tests.
   */
  desk: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a page in a browser context of its own and signs a user in there. */
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
