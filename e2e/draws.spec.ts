import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { newDriverWithTruck, seenBy, sentCode } from './support/booking-screens.ts';
import { ownBookings } from './support/bookings.ts';
import { applyFor, moved, openDraw } from './support/draws.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { registerPerson } from './support/people.ts';
import { addTruck } from './support/trucks.ts';

/** Its clock is moved and its days are drawn, so the checkpoint is this file's alone. */
const test = testOnOwnProduct('draws');

const newApplicant = async (page: Page) => {
  const person = await registerPerson(page.request);
  return { ...person, truck: await addTruck(page.request, person.token) };
};

const check = (page: Page) => page.getByRole('button', { name: 'Проверить в этом браузере' });

test('While the draw is off a driver meets nothing of it', async ({ page }) => {
  await newDriverWithTruck(page);
  await page.goto('/info/acp');
  await expect(page.getByRole('link', { name: 'Открытые данные' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Розыгрыши' })).toHaveCount(0);
});

test('At a phone a driver applies for a drawn day, puts the best time first, wins and takes the place with one tap; anybody checks the draw, and a planted row is found', async ({
  page,
  product,
}) => {
  const clock = moved(product);
  const date = await openDraw(page.request, clock);
  const driver = await newDriverWithTruck(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install({ time: new Date(clock.now().epochMilliseconds) });

  await page.goto('/booking');
  await page.locator('input[name=booking-day]').last().press('Space');
  await page.getByRole('link', { name: 'Подать заявку' }).click();
  await expect(page.getByRole('heading', { name: 'Заявка на розыгрыш' })).toBeVisible();
  for (const time of ['13:00', '14:00', '10:00'])
    await page.getByRole('button', { name: new RegExp(`^${time} \\d+ мест`) }).click();
  const wishes = page.getByRole('list', { name: 'Желания по порядку' }).getByRole('listitem');
  await wishes
    .nth(2)
    .getByRole('button', { name: /^10:00, 3-е из 3/ })
    .press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(wishes).toHaveText([/10:00/, /13:00/, /14:00/]);
  await expectNoAxeViolationsInBothSchemes(page);
  const seen = await seenBy(page, driver);
  await page.getByRole('button', { name: 'Подать заявку' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(await sentCode(page, driver, seen));
  const card = page.getByRole('article').filter({ hasText: 'Участвует в розыгрыше' });
  await expect(card).toContainText('10:00');

  for (const hours of [[10], [10, 11, 12], [3]])
    await applyFor(page.request, await newApplicant(page), date, { hours });
  await clock.to('20:01');
  await clock.to('20:03');
  await page.clock.setFixedTime(new Date(clock.now().epochMilliseconds));

  await page.goto(`/draw/${date}`);
  await check(page).click();
  await expect(page.getByText('Сошлось: 4 заявки')).toBeVisible();
  await expect(page.getByText(/участвовала такой, какой её приняли/)).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
  const planted = '03:00:00';
  await page.route(`**/draws/${date}/list*`, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(planted, '04:00:00');
    await route.fulfill({ response: answer, body: text });
  });
  await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await expect(page.getByText('Не сошлось')).toBeVisible();
  await expect(page.getByText('На странице показан другой список')).toBeVisible();
  await page.unroute(`**/draws/${date}/list*`);

  await page.goto('/booking');
  await page.getByRole('button', { name: 'Забрать место' }).click();
  await expect(page.getByRole('region', { name: 'Пропуск' })).toBeVisible();
  const [booking] = await ownBookings(page.request, driver);
  expect(booking).toMatchObject({ bookingStatus: 'BOOKED', vehicleId: driver.truck.id });
});
