import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

type Profile = { readonly context: BrowserContext; readonly keeper: Page };

/** By what a profile is opened with, the one that was used last at the end. */
type Profiles = Map<string, Profile>;

/** Each has a process of its own: one for most tests, and some for those that are of another kind. */
const most = 3;

const open = async (browser: Browser): Promise<Profile> => {
  const context = await browser.newContext();
  // A process stays only as long as there is a tab of its site.
  const keeper = await context.newPage();
  await keeper.goto('/favicon.svg');
  return { context, keeper };
};

const close = async (kept: Profiles, key: string) => {
  await kept.get(key)?.context.close();
  kept.delete(key);
};

/** By a tab of the same site, it begins in that one's process; by the browser, in another that it leaves with its first load. */
const openTab = async ({ keeper }: Profile): Promise<Page> => {
  const opened = keeper.waitForEvent('popup');
  await keeper.evaluate(() => {
    const tab = window.open('about:blank');
    if (tab) tab.opener = null;
  });
  return opened;
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
 * Tests of a worker share a profile of the browser, each in a tab of its own: the product's programs are there
 * already, compiled, and so is a process to run them. A load took 0.6 of what it takes in a new profile. A test that
 * fails takes its browser with it.
 */
export const test = base.extend<{ profile: Profile }, { kept: Profiles }>({
  kept: [
    async ({ browserName: _ }, use) => {
      const kept: Profiles = new Map();
      await use(kept);
      for (const key of [...kept.keys()]) await close(kept, key);
    },
    { scope: 'worker' },
  ],
  profile: async ({ browser, baseURL, timezoneId, hasTouch, viewport, kept }, use) => {
    const key = JSON.stringify({ baseURL, timezoneId, hasTouch, viewport });
    const profile = kept.get(key) ?? (await open(browser));
    kept.delete(key);
    kept.set(key, profile);
    const [oldest = key] = kept.keys();
    if (kept.size > most) await close(kept, oldest);
    await use(profile);
    if (await keepsRealTime(profile.keeper)) await clean(profile);
    else await close(kept, key);
  },
  context: ({ profile }, use) => use(profile.context),
  page: async ({ profile }, use) => use(await openTab(profile)),
});

/** Each in a profile of its own, which has fetched nothing before. */
export const testOfFirstVisits = test.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});
