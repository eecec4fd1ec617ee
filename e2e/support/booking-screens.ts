import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/common.ts';
import { bookFor, slotsOf } from './bookings.ts';
import { readOutbox } from './outbox.ts';
import { type Person, registerPerson } from './people.ts';
import { remember } from './storage.ts';
import { addTruck, shownPlate, type Truck } from './trucks.ts';
import type { Say } from './words.ts';

export type Driver = Person & { readonly truck: Truck };

/** Registers a driver who is signed in on the page. Opens no screen. */
export const newDriver = async (page: Page, language: Language = 'RU'): Promise<Person> => {
  const person = await registerPerson(page.request, { language });
  await remember(page, 'oktet.token.user', person.token);
  await remember(page, 'oktet.language', language);
  return person;
};

export const newDriverWithTruck = async (page: Page, language: Language = 'RU'): Promise<Driver> => {
  const person = await newDriver(page, language);
  return { ...person, truck: await addTruck(page.request, person.token) };
};

/** Opens the booking screen of a new driver with an approved truck. */
export const openBooking = async (page: Page, language: Language = 'RU'): Promise<Driver> => {
  const driver = await newDriverWithTruck(page, language);
  await page.goto('/booking');
  return driver;
};

/** Opens the booking screen of a new driver who has one booking, three days ahead at `hour`. */
export const openWithBooking = async (page: Page, hour: number) => {
  const driver = await newDriverWithTruck(page);
  const start = (await slotsOf(page.request, driver, 3))[hour]?.start ?? '';
  const booking = await bookFor(page.request, driver.truck, start);
  await page.goto('/booking');
  return { driver, booking, card: page.getByRole('article'), dialog: page.getByRole('dialog') };
};

type Within = Pick<Page, 'locator'>;

/** Chooses a slot of the third day, by keyboard, so that nothing drawn over the slot takes the click. */
export const chooseSlot = async (within: Within, index: number) => {
  await within.locator('input[name=booking-day]').nth(2).press('Space');
  const slot = within.locator('input[name=booking-slot]:enabled').nth(index);
  await slot.press('Space');
  await expect(slot).toBeChecked();
  return (await slot.getAttribute('aria-label')) ?? '';
};

export const seenBy = async (page: Page, person: Person) =>
  (await readOutbox(page.request, person.username)).map(({ id }) => id);

/** Waits for a new message with a code, because other messages about the booking may come before it. */
export const sentCode = async (
  page: Page,
  { username }: Person,
  seen: readonly string[],
): Promise<string> => {
  let code = '';
  await expect(async () => {
    const messages = await readOutbox(page.request, username);
    code = messages.find((message) => message.code !== null && !seen.includes(message.id))?.code ?? '';
    expect(code, `a code to ${username}`).not.toBe('');
  }).toPass({ intervals: [100, 200, 400], timeout: 20_000 });
  return code;
};

/** Types the newest unseen code, which the form sends by itself, and returns the pass. */
export const enterSentCode = async (page: Page, say: Say, person: Person, seen: readonly string[]) => {
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(await sentCode(page, person, seen));
  const pass = page.getByRole('region', { name: say('booking.pass.title') });
  await expect(pass).toBeVisible();
  return pass;
};

export const leavePass = async (page: Page, say: Say) => {
  await page.getByRole('link', { name: say('booking.pass.toBookings') }).click();
  await expect(page).toHaveURL('/booking');
};

/** On a narrow screen of a driver with bookings the form is folded behind a button. */
export const unfoldForm = (page: Page) => page.getByRole('button', { name: '+ Новая запись' }).click();

export const chooseTruck = async (page: Page, { plate }: Pick<Truck, 'plate'>) => {
  await page.getByRole('combobox', { name: 'Автомобиль' }).click();
  await page.getByRole('option', { name: shownPlate(plate) }).click();
};
