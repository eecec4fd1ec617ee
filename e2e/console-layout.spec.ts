import { expect, type Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { misfits } from './support/misfits.ts';
import { test } from './support/test.ts';
import { tooWide } from './support/too-wide.ts';
import { watchLists } from './support/watch-lists.ts';

/** File names of the style sheets, in the order of the page. */
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
    // The link may show a counter after its name.
    const [name = ''] = ((await link.textContent()) ?? '').split(/\d/);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'));
    await expect(link).toHaveAttribute('aria-current', 'page');
    for (const width of [1280, 390, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // Charts take the new width of their card a frame later.
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

test('On a laptop at 200 % the words of the queue’s bar do not lie over one another', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await signIn(page, 'admin');
  await page.goto('/board/queue');
  await expect(page.getByText('Данные в эфире')).toBeVisible();
  await expect(page.getByText(/^выехали/)).toBeVisible();
  expect((await misfits(page)).filter((fault) => fault.startsWith('over'))).toEqual([]);
});
