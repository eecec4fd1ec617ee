import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { chooseSlot, type Driver, newDriverWithTruck, seenBy, sentCode } from './support/booking-screens.ts';
import { ownBookings } from './support/bookings.ts';
import { keptOnDevice, newPhoneBrowser } from './support/offline.ts';
import { test } from './support/test.ts';

const typed = 'Забайкальский';
const journeys = 20;

type Journey = { readonly page: Page; readonly driver: Driver; readonly seen: readonly string[] };

const lastName = (page: Page) => page.getByRole('textbox', { name: 'Фамилия' });
/** Unfolds the driver's fields, which are one line as long as nobody has changed them. */
const unfoldDriver = async (page: Page) => {
  const change = page.locator('form').getByRole('button', { name: 'Изменить', exact: true });
  await expect(change.or(lastName(page))).toBeVisible();
  if (await change.isVisible()) await change.click();
};
const dialog = (page: Page) => page.getByRole('dialog');
const book = (page: Page) => page.getByRole('button', { name: /^Записаться на/ });

const steps: readonly ((journey: Journey) => Promise<unknown>)[] = [
  async ({ page }) => {
    await unfoldDriver(page);
    await lastName(page).fill(typed);
  },
  ({ page }) => chooseSlot(page, 3),
  async ({ page }) => {
    await book(page).click();
    await expect(dialog(page)).toBeVisible();
  },
  async ({ page, driver, seen }) => {
    await dialog(page)
      .getByRole('textbox')
      .fill(await sentCode(page, driver, seen));
    await expect(page).toHaveURL(/\/pass$/);
  },
];

/** Cuts the network before a step until the page has noticed. With `isReloaded` the page is reloaded meanwhile. */
const cut = async (context: BrowserContext, journey: Journey, step: number, isReloaded: boolean) => {
  const { page } = journey;
  await context.setOffline(true);
  if (isReloaded) await page.reload();
  await expect(page.getByText(/^Нет сети\. (Данные от|Показано)/)).toBeVisible();
  if (step > 0 && step < 3) {
    await unfoldDriver(page);
    await expect(lastName(page)).toHaveValue(typed);
  }
  if (step === 2 && !isReloaded) {
    await book(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Всё введённое сохранено' })).toBeVisible();
    await expect(lastName(page)).toHaveValue(typed);
  }
  await context.setOffline(false);
  // The line goes away by itself. No button is pressed, because it may disappear before the press.
  await expect(page.getByText(/^Нет сети/)).toHaveCount(0);
};

const travel = async (browser: Browser, baseURL: string | undefined, at: number, isReloaded: boolean) => {
  const context = await newPhoneBrowser(browser, baseURL);
  const page = await context.newPage();
  // A step that hangs should fail soon, not when the time for the whole test is over.
  page.setDefaultTimeout(20_000);
  page.on('dialog', (question) => question.accept());
  const driver = await newDriverWithTruck(page);
  await page.goto('/booking');
  await unfoldDriver(page);
  await keptOnDevice(page, 'booking-params');
  const journey = { page, driver, seen: await seenBy(page, driver) };
  for (const [step, take] of steps.entries()) {
    if (step === at) await cut(context, journey, step, isReloaded);
    await take(journey);
  }
  const bookings = await ownBookings(page.request, driver);
  expect(bookings.map(({ bookingStatus, lastNameOfDriver }) => [bookingStatus, lastNameOfDriver])).toEqual([
    ['BOOKED', typed],
  ]);
  await context.close();
};

test('Twenty bookings with the network cut at any step lose nothing that was typed and send nothing twice', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(journeys * 60_000);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: steps.length - 1 }), fc.boolean(), (at, isReloaded) =>
      travel(browser, baseURL, at, isReloaded),
    ),
    { numRuns: journeys, endOnFailure: true, verbose: 1 },
  );
});
