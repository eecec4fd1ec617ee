import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import {
  chooseSlot,
  newDriver,
  newDriverWithTruck,
  openBooking,
  unfoldForm,
} from './support/booking-screens.ts';
import { bookFor, lead, ownBookings, slotsOf } from './support/bookings.ts';
import { jpeg } from './support/files.ts';
import { withoutFirstData } from './support/first-data.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';
import { newPlate, shownPlate } from './support/trucks.ts';

test('A driver without a truck names one, adds its certificate and takes the earliest place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const driver = await newDriver(page);
  const plate = newPlate();
  await page.goto('/booking');
  const asap = page.getByRole('button', { name: 'Как можно скорее' });
  await asap.click();
  await expect(page.getByRole('textbox', { name: 'Марка и модель' })).toHaveAccessibleDescription(/./);
  await page.getByRole('textbox', { name: 'Марка и модель' }).fill('КАМАЗ 5490');
  await page.getByRole('textbox', { name: 'Регистрационный номер' }).fill(plate);
  await asap.click();
  const demand = page
    .getByRole('alert')
    .filter({ hasText: 'Автомобиль не подтверждён. Приложите свидетельство' });
  await expect(demand).toBeInViewport();
  const certificate = page.getByRole('region', { name: 'Свидетельство о регистрации ТС' });
  await expect(certificate.getByRole('button', { name: 'Выбрать файл' })).toBeFocused();
  await certificate.locator('input[type=file]').setInputFiles(jpeg('свидетельство.jpg'));
  await expect(certificate.getByRole('listitem')).toContainText('свидетельство.jpg');
  await expect(demand).toHaveCount(0);
  await asap.click();
  await expect(page.getByRole('dialog')).toContainText(shownPlate(plate));
  await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('article').getByRole('img', { name: plate })).toBeVisible();
  await unfoldForm(page);
  await expect(page.getByRole('combobox', { name: 'Автомобиль' })).toHaveValue(new RegExp(shownPlate(plate)));
  const [booking] = await ownBookings(page.request, driver);
  expect(booking?.documents.map(({ type }) => type)).toEqual(['STS']);
});

test('The answer is lost on the way: the driver tries again, and there is one booking', async ({ page }) => {
  const driver = await openBooking(page);
  await expect(page.getByRole('button', { name: /^Как можно скорее: .*\d\d:\d\d/ })).toBeVisible();
  const truck = page.getByRole('combobox', { name: 'Автомобиль' });
  const face = truck.locator('..').locator('[aria-hidden]').first();
  await expect(face.getByRole('img', { name: driver.truck.plate, includeHidden: true })).toBeVisible();
  await expect(face.locator('> svg'), 'the tick of an approved truck').toBeVisible();
  await truck.focus();
  await expect(truck, 'the frame around the field shows the focus, once').toHaveCSS('outline-style', 'none');
  // Cargo with priority asks for a document. Day and time stay on the screen.
  const cargo = page.getByRole('combobox', { name: 'Груз' });
  await cargo.selectOption('PERISHABLE');
  await expect(page.getByRole('region', { name: 'Другие документы' })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Время' })).toBeVisible();
  await expect(cargo.locator('..').getByText('приоритет'), 'inside the field').toBeVisible();
  await cargo.selectOption('GENERAL');
  const keys: (string | undefined)[] = [];
  await page.route('**/oktet/api/v1/booking', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await chooseSlot(page, 7);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Нет связи' })).toBeVisible();
  expect(await ownBookings(page.request, driver)).toHaveLength(1);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('dialog')).toContainText('Подтверждение записи');
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await ownBookings(page.request, driver)).toHaveLength(1);

  // After five wrong codes nothing can be tried any more, and another code has to be waited for.
  const dialog = page.getByRole('dialog');
  const resend = dialog.getByRole('button', { name: 'Отправить код ещё раз' });
  await expect(resend).toBeDisabled();
  await expect(resend).toContainText(/0[45]:\d\d/);
  const confirm = dialog.getByRole('button', { name: 'Подтвердить' });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await dialog.getByRole('textbox').fill(`${attempt}`);
    const answer = page.waitForResponse('**/booking/confirm');
    await confirm.click();
    expect((await answer).status()).toBe(attempt < 5 ? 400 : 429);
  }
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('Превышено количество попыток!');
  await notice.getByRole('button').click();
  await expect(confirm).toBeDisabled();
  await expect(resend).toBeDisabled();
});

test(
  'While booking is blocked a driver is told why, keeps the cards and cannot send anything; times that cannot be loaded are said to be missing',
  long,
  async ({ page, context }) => {
    const driver = await newDriverWithTruck(page);
    const start = (await slotsOf(page.request, driver, 4))[9]?.start ?? '';
    await bookFor(page.request, driver.truck, start);
    await page.route('**/system-params/booking-blocked', (route) =>
      route.fulfill({ json: { blocked: true, reason: 'Снегопад', reasons: null } }),
    );
    await page.route('**/booking/time-slots*', (route) => route.fulfill({ status: 500 }));
    await withoutFirstData(page);
    await page.goto('/booking');
    await expect(page.getByRole('status').filter({ hasText: 'Причина: Снегопад' })).toBeVisible();
    const failure = page.getByRole('alert').filter({ hasText: 'Не удалось загрузить расписание' });
    await expect(failure).toBeVisible();
    await page.unroute('**/booking/time-slots*');
    // Thirteen slots would leave one alone after two rows of six. The last ones are kept, as the first may be over.
    await page.route('**/booking/time-slots*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: (await response.json()).slice(-13) });
    });
    await failure.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('radiogroup', { name: 'Время' })).toBeVisible();
    await context.setOffline(true);
    await page.locator('input[name=booking-day]').nth(3).press('Space');
    await expect(page.getByRole('status').filter({ hasText: 'Нет подключения к интернету' })).toBeVisible();
    await context.setOffline(false);
    await chooseSlot(page, 2);
    await expect(page.locator('input[name=booking-slot]')).toHaveCount(13);
    const tops = await page
      .locator('label', { has: page.locator('input[name=booking-slot]') })
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
    expect(tops.at(-1), 'no slot alone in its row').toBe(tops.at(-2));
    await expect(page.locator('button[type=submit]')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Как можно скорее' })).toBeDisabled();
    const card = page.getByRole('article');
    await expect(card.getByRole('button', { name: 'Пропуск', exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Изменить' })).toHaveCount(0);
  },
);

test(
  'A called truck is announced above everything, and a half-filled form is not lost by a stray tap',
  long,
  async ({ page }) => {
    const driver = await newDriverWithTruck(page);
    const start = (await slotsOf(page.request, driver, 4))[8]?.start ?? '';
    await lead(page.request, await bookFor(page.request, driver.truck, start), 'WAITING', 'GO_TO_GATE');
    await page.goto('/booking');
    const call = page.locator('[aria-live=assertive]').filter({ hasText: 'Проезжайте к воротам' });
    await expect(call.getByRole('img', { name: driver.truck.plate })).toBeVisible();
    await expect(page).toHaveTitle(/^Проезжайте к воротам!/);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText('Сейчас');
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Изменить' }).click();
    await page.getByRole('textbox', { name: 'Имя' }).fill('Иван');
    await page.getByRole('link', { name: 'О пункте', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Уйти со страницы?');
    await page.getByRole('button', { name: 'Остаться' }).click();
    await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Иван');
  },
);

test.describe('with a device in New York', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('a driver sees the checkpoint’s own days and hours, and that they are', long, async ({ page }) => {
    const driver = await newDriverWithTruck(page);
    const slots = await slotsOf(page.request, driver, 2);
    await bookFor(page.request, driver.truck, slots[21]?.start ?? '');
    await page.goto('/booking');
    await expect(page.getByText('На вашем устройстве другое время')).toBeVisible();
    await page.locator('input[name=booking-day]').nth(2).press('Space');
    const shown = page.getByRole('radiogroup', { name: 'Время' }).getByRole('radio');
    await expect(shown).toHaveCount(slots.length);
    const labels = await shown.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(labels.map((label) => label.slice(0, 5))).toEqual(slots.map(({ start: at }) => at.slice(11, 16)));
    await expect(page.getByRole('article').getByRole('heading')).toContainText('21:00');
    const day = String(Number(slots[21]?.start.slice(8, 10)));
    await expect(page.getByRole('article').getByRole('heading')).toContainText(day);
  });
});
