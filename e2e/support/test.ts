import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

type Profile = { readonly context: BrowserContext; readonly keeper: Page };

/** Profiles by their options. The one used last stands at the end. */
type Profiles = Map<string, Profile>;

/** The number of open profiles is limited, because each has a process of its own. Most tests use the same one. */
const most = 3;

const open = async (browser: Browser): Promise<Profile> => {
  const context = await browser.newContext();
  // A process stays only as long as a tab of its site is open.
  const keeper = await context.newPage();
  await keeper.goto('/favicon.svg');
  return { context, keeper };
};

const close = async (kept: Profiles, key: string) => {
  await kept.get(key)?.context.close();
  kept.delete(key);
};

/** Opens the tab from one of the same site, so that it uses the running process instead of a new one. */
const openTab = async ({ keeper }: Profile): Promise<Page> => {
  const opened = keeper.waitForEvent('popup');
  await keeper.evaluate(() => {
    const tab = window.open('about:blank');
    if (tab) tab.opener = null;
  });
  return opened;
};

/** False if a test has installed a clock, which stays in every tab of the profile. */
const keepsRealTime = (keeper: Page) =>
  keeper.evaluate(() => [Date, setTimeout, performance.now].every((one) => /native code/.test(String(one))));

/** Removes what a test has left in the profile, except for files that the browser has fetched and compiled. */
const clean = async ({ context, keeper }: Profile) => {
  await Promise.all(context.pages().map((page) => page === keeper || page.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await keeper.evaluate(() => localStorage.clear());
};

/**
 * Tests of a worker share a browser profile, each in a tab of its own, because the program is cached and compiled
 * there and a process runs already: a load takes 0.6 of the time in a new profile. After a failure Playwright starts
 * a new browser.
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

/** Gives each test a new profile with an empty cache. */
export const testOfFirstVisits = test.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});
