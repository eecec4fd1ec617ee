import { expect } from '@playwright/test';
import { openSettled } from './pictures/open-settled.ts';
import { screens } from './pictures/shots.list.ts';
import { signIn } from './support/accounts.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { watchLists } from './support/watch-lists.ts';

/** A day that is under way, with thousands of bookings and hundreds of trucks. */
const test = testOnOwnProduct('console-lists', { OKTET_DEMO_DAY: 'on' });

/** Those whose server answers. */
const answered = screens.filter(
  ({ as, act }) => as === 'admin' && act?.name !== 'keepDataWaiting' && act?.name !== 'breakServer',
);
/** Lists that have more rows than a page of theirs. */
const long = ['board-bookings-list', 'board-vehicles-filters', 'board-users', 'board-journal'];

test('No page, panel or dialog of the console loads everything: lists come by pages, and the rest is a press away', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  let seen = 0;
  for (const { name, path, act } of answered) {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
    const lists = watchLists(page);
    await signIn(page, 'admin');
    await openSettled(page, () => page.goto(path));
    if (long.includes(name))
      await expect(page.getByRole('button', { name: 'Следующая страница' }), name).toBeEnabled();
    await act?.(page);
    faults.push(...(await lists.faults()).map((fault) => `${name}: ${fault}`));
    seen += lists.count();
    await page.close();
  }
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThan(answered.length / 2);
});
