import { expect, type Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { test } from './support/test.ts';
import { tooWide } from './support/too-wide.ts';
import { watchLists } from './support/watch-lists.ts';

/** In the order in which they count. */
const stylesOf = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href?.split('/').at(-1) ?? []));

test('Every section of the console’s menu has its page, which fits a phone and a wide desk, and none loads a whole list', async ({
  page,
}) => {
  const lists = watchLists(page);
  await signIn(page, 'admin');
  for (const address of ['/board/no-such-page', '/board']) {
    await page.goto(address);
    await expect(page).toHaveURL('/board/queue');
  }
  const menu = page.getByRole('navigation', { name: 'Разделы консоли' });
  await expect(menu).toBeVisible();
  const addresses = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const address of addresses) {
    await page.setViewportSize({ width: 1280, height: 800 });
    const link = menu.locator(`a[href="${new URL(address).pathname}"]`);
    // Behind the name there may be how many wait there.
    const [name = ''] = ((await link.textContent()) ?? '').split(/\d/);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'));
    await expect(link).toHaveAttribute('aria-current', 'page');
    for (const width of [1280, 390, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // Charts follow their card a frame later.
      await expect.poll(() => tooWide(page), `${address} at ${width} px`).toBe(0);
    }
  }
  expect(addresses.length).toBeGreaterThan(7);
  expect(await lists.faults()).toEqual([]);
  expect(lists.count()).toBeGreaterThan(4);
  const [first, ...later] = await stylesOf(page);
  expect(first, 'what every page has counts least').toMatch(/^shell-/);
  expect(later.length).toBeGreaterThan(7);
});
