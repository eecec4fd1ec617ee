import { type BrowserContext, test as base, type Page } from '@playwright/test';

type Profile = { readonly key: string; readonly context: BrowserContext; readonly keeper: Page };
type Kept = { profile: Profile | undefined };

const close = async (kept: Kept) => {
  await kept.profile?.context.close();
  kept.profile = undefined;
};

/** A clock, once installed, is in every tab of its profile for good. */
const keepsRealTime = (keeper: Page) =>
  keeper.evaluate(() => [Date, setTimeout, performance.now].every((one) => /native code/.test(String(one))));

/** Nothing of a test is left in the profile but what the browser has fetched and compiled. */
const clean = async ({ context, keeper }: Profile) => {
  await Promise.all(context.pages().map((page) => page === keeper || page.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await keeper.evaluate(() => localStorage.clear());
};

/**
 * Tests of a worker share one profile of the browser, each in a tab of its own: the product's programs are there
 * already, compiled, and so is a process to run them. A load took 0.6 of what it takes in a new profile. A test that
 * fails takes its browser with it.
 */
export const test = base.extend<object, { kept: Kept }>({
  kept: [
    async ({ browserName: _ }, use) => {
      const kept: Kept = { profile: undefined };
      await use(kept);
      await close(kept);
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, baseURL, timezoneId, hasTouch, viewport, kept }, use) => {
    const key = JSON.stringify({ baseURL, timezoneId, hasTouch, viewport });
    if (kept.profile?.key !== key) await close(kept);
    if (!kept.profile) {
      const context = await browser.newContext();
      // A process stays only as long as there is a tab of its site.
      const keeper = await context.newPage();
      await keeper.goto('/favicon.svg');
      kept.profile = { key, context, keeper };
    }
    await use(kept.profile.context);
    if (await keepsRealTime(kept.profile.keeper)) await clean(kept.profile);
    else await close(kept);
  },
});
