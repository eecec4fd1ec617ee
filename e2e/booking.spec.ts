import { expect, type Page, test } from '@playwright/test';
import type { Language } from '../contract/src/common.ts';
import { requestToken } from './support/accounts.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { readOutbox, waitForMessage } from './support/outbox.ts';
import { callAs, type Person, registerPerson } from './support/people.ts';
import { remember } from './support/storage.ts';
import { addTruck, type Truck } from './support/trucks.ts';
import { wordsOf } from './support/words.ts';

type Driver = Person & { readonly truck: Truck };

const openBooking = async (page: Page, language: Language = 'RU'): Promise<Driver> => {
  const person = await registerPerson(page.request, { language });
  const truck = await addTruck(page.request, person.token);
  await remember(page, 'oktet.token.user', person.token);
  await remember(page, 'oktet.language', language);
  await page.goto('/booking');
  return { ...person, truck };
};

/** A slot of tomorrow: today may be over soon. */
const chooseSlot = async (page: Page, index: number) => {
  await page.locator('input[name=booking-day]').nth(2).check({ force: true });
  const slot = page.locator('input[name=booking-slot]:enabled').nth(index);
  await slot.check({ force: true });
  return (await slot.getAttribute('aria-label')) ?? '';
};

const seenBy = async (page: Page, person: Person) =>
  (await readOutbox(page.request, person.username)).map(({ id }) => id);

for (const language of ['RU', 'EN', 'CN'] as const)
  test(`A driver books, confirms and cancels (${language})`, async ({ page }) => {
    const say = wordsOf(language);
    const driver = await openBooking(page, language);
    const seen = await seenBy(page, driver);
    await chooseSlot(page, 4);
    await page.locator('button[type=submit]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('codeConfirmation.title.BOOKING'));
    const { code } = await waitForMessage(page.request, driver.username, seen);
    await dialog.getByRole('textbox').fill(code ?? '');
    await dialog.getByRole('button', { name: say('codeConfirmation.confirm') }).click();
    await expect(dialog).toHaveCount(0);
    const card = page.getByRole('article');
    await expect(card).toContainText(say('status.BOOKED'));
    await expect(card.getByRole('img', { name: driver.truck.plate })).toBeVisible();

    await card.getByRole('button', { name: say('booking.mine.cancel') }).click();
    await dialog.getByRole('button', { name: say('booking.mine.cancel') }).click();
    await expect(dialog).toContainText(say('dialogs.specifyReason'));
    await dialog.getByRole('textbox').fill('   x   ');
    await dialog.getByRole('button', { name: say('booking.mine.cancel') }).click();
    await expect(page.getByText(say('booking.mine.empty'))).toBeVisible();
  });

test('A code that was left for later is entered from the card', async ({ page }) => {
  const driver = await openBooking(page);
  const seen = await seenBy(page, driver);
  await chooseSlot(page, 6);
  await page.locator('button[type=submit]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('article')).toContainText('Ждёт кода');
  const { code } = await waitForMessage(page.request, driver.username, seen);
  await page.getByRole('button', { name: 'Ввести код' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(code ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('article')).toContainText('Забронировано');
});

test('Two browsers race for the last place, and the loser is offered the nearest ones', async ({
  page,
  browser,
}) => {
  const operator = { token: await requestToken(page.request, 'admin') };
  await openBooking(page);
  const label = await chooseSlot(page, 8);
  const slots = await page.evaluate(async () => {
    const day = new Date(Date.now() + 2 * 86_400_000);
    const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Chita' }).format(day);
    const authorization = `Bearer ${localStorage.getItem('oktet.token.user')}`;
    const answer = await fetch(`/api/booking/time-slots?date=${date}`, { headers: { authorization } });
    return answer.json();
  });
  const wanted = slots.find((slot: { start: string }) => slot.start.slice(11, 16) === label.slice(0, 5));
  const params = { capacityOverrides: [{ start: wanted.start, capacity: 1 }], priorityReserve: 0 };
  expect(
    (await callAs(page.request, operator, 'PUT', '/system-params/booking-params', params)).status(),
  ).toBe(200);

  const rival = await browser.newPage();
  await openBooking(rival);
  await chooseSlot(rival, 8);
  await rival.locator('button[type=submit]').click();
  await expect(rival.getByRole('dialog')).toBeVisible();

  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Это время только что заняли' })).toBeVisible();
  const offers = page.getByRole('alert').getByRole('listitem');
  await expect(offers).toHaveCount(3);
  await offers.first().getByRole('button').click();
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await rival.close();
  await callAs(page.request, operator, 'PUT', '/system-params/booking-params', {
    capacityOverrides: [],
    priorityReserve: 2,
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`The booking screen works at 320 px and passes axe (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await openBooking(page);
    await chooseSlot(page, 3);
    await expectNoAxeViolations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(overflow).toBe(false);
  });
