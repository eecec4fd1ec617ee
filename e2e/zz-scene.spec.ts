import { expect, type Page } from '@playwright/test';
import { requestToken } from './support/accounts.ts';
import { newDriverWithTruck } from './support/booking-screens.ts';
import { operatorOf } from './support/bookings.ts';
import { applyFor, moved, openDraw } from './support/draws.ts';
import { waitForMessage } from './support/outbox.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, registerPerson } from './support/people.ts';
import { remember } from './support/storage.ts';
import { addTruck } from './support/trucks.ts';

const test = testOnOwnProduct('scene', { OKTET_DEMO_DAY: 'off' });
const shot = async (page: Page, name: string, widths = [390], dark = false, lang = 'RU') => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/dw/shots/${name}-${width}.png`, fullPage: true });
  }
};
test('scene', async ({ page, product }) => {
  test.setTimeout(900_000);
  const clock = moved(product);
  const { request } = page;
  const date = await openDraw(request, clock);
  console.log(date);
  const driver = await newDriverWithTruck(page);
  const others = [];
  for (let i = 0; i < 6; i++) {
    const p = await registerPerson(request);
    const truck = await addTruck(request, p.token);
    others.push({ ...p, truck });
  }
  await page.clock.install({ time: new Date(clock.now().epochMilliseconds) });
  await page.goto('/booking');
  await page.locator('input[name=booking-day]').last().press('Space');
  await expect(page.getByRole('link', { name: 'Подать заявку' })).toBeVisible();
  await shot(page, '1-booking', [320, 390, 1280]);
  await page.getByRole('link', { name: 'Подать заявку' }).click();
  await expect(page.getByRole('heading', { name: 'Заявка на розыгрыш' })).toBeVisible();
  await page.waitForTimeout(1000);
  for (const h of ['14:00', '13:00', '10:00'])
    await page
      .getByRole('button', { name: new RegExp(`^${h}, [\\d о]`) })
      .first()
      .click();
  await shot(page, '2-apply', [320, 390, 768, 1280]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Подать заявку' }).click();
  await page.waitForTimeout(1500);
  await shot(page, '3-code', [390]);
  const { code } = await waitForMessage(
    request,
    driver.username,
    [],
    (m) => m.code !== null && m.text.includes('розыгрыш'),
  );
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(code ?? '');
  await expect(page.getByText('Участвует в розыгрыше')).toBeVisible();
  await shot(page, '4-applied', [320, 390, 1280]);
  for (const [i, o] of others.entries())
    await applyFor(request, o, date, { hours: i < 3 ? [14, 13, 10] : [i], anyTime: i % 2 === 0 });
  await page.goto(`/draw/${date}`);
  await expect(page.getByRole('heading', { name: /Розыгрыш мест на/ })).toBeVisible();
  await shot(page, '5-public-open', [390, 1280]);
  await clock.to('20:05');
  await page.clock.setFixedTime(new Date(clock.now().epochMilliseconds));
  await page.goto(`/draw/${date}`);
  await page.waitForTimeout(1500);
  await shot(page, '5-public-frozen', [390]);
  await clock.to('20:08');
  await page.clock.setFixedTime(new Date(clock.now().epochMilliseconds));
  await page.goto(`/draw/${date}`);
  await expect(page.getByRole('heading', { name: 'Порядок заявок' })).toBeVisible();
  await page.getByRole('button', { name: 'Проверить в этом браузере' }).click();
  await page.waitForTimeout(3000);
  await shot(page, '6-public-drawn', [320, 390, 768, 1280]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, '6-public-dark', [390, 1280]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/booking');
  await page.waitForTimeout(3000);
  await shot(page, '7-won', [320, 390, 1280]);
  await page.goto('/info/acp');
  await page.waitForTimeout(1500);
  await shot(page, '8-info', [390]);
  await page.goto('/draw');
  await page.waitForTimeout(1500);
  await shot(page, '8-list', [390]);
  const token = await requestToken(request, 'admin');
  await remember(page, 'oktet.token.admin', token);
  await page.goto('/board/draws');
  await page.waitForTimeout(2000);
  await shot(page, '9-board', [1280]);
  await page.goto('/board/parameters/rules?section=draw');
  await page.waitForTimeout(2000);
  await shot(page, '9-params', [1280]);
  await clock.to('00:01');
  await page.clock.setFixedTime(new Date(clock.now().epochMilliseconds));
  const d2 = clock.now().add({ days: 7 }).toPlainDate().toString();
  const token2 = await requestToken(request, 'admin');
  await remember(page, 'oktet.token.admin', token2);
  await page.goto(`/board/bookings?date=${d2}`);
  await page.waitForTimeout(2000);
  await shot(page, '9-day', [1280]);
  await page.goto('/board/draws');
  await page.waitForTimeout(2000);
  await shot(page, '9-board2', [1280]);
});
