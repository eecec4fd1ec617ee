import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { signIn } from './accounts.ts';
import { operatorOf, ownBookings, slotsOf } from './bookings.ts';
import { callAs, registerPerson } from './people.ts';
import { remember } from './storage.ts';
import { addTruck } from './trucks.ts';

/** Signs in like staff who set up a kiosk. */
export const signInAtKiosk = async (page: Page) => {
  await page.goto('/board/kiosk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход для киоска');
  await page.getByLabel('Телефон или электронная почта').fill('board@oktet.local');
  await page.getByLabel('Пароль', { exact: true }).fill('oktet-demo');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(heading(page)).toHaveText('Отметьтесь о прибытии');
};

/** Id of the session in the token. */
const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

/** Opens a kiosk at which staff have signed in before. */
export const openKiosk = async (page: Page) => {
  await remember(page, 'oktet.kiosk.session', sessionOf(await signIn(page, 'kiosk')));
  await page.goto('/board/kiosk');
  await expect(heading(page)).toHaveText('Отметьтесь о прибытии');
};

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const press = async (page: Page, keys: string) => {
  for (const key of keys) await page.getByRole('button', { name: key, exact: true }).click();
};
export const submit = (page: Page) => page.getByRole('button', { name: 'Отметиться' }).click();

const codes: Record<string, string> = {
  Enter: 'Enter',
  '-': 'Minus',
  _: 'Minus',
  '.': 'Period',
  ':': 'Semicolon',
};
const shift = 8;
const keyOf = (key: string) => ({
  key,
  text: key === 'Enter' ? '\r' : key,
  code: codes[key] ?? (/\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`),
  modifiers: /^[A-Z_:]$/.test(key) ? shift : 0,
});

/**
 * Types like a scanner, wherever the focus is. All keys are sent at once, with a time for each, because keys that are
 * sent one after the other may come as slowly as a person's on a busy machine.
 */
export const scan = async (page: Page, text: string) => {
  const scanner = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const strokes = [...text, 'Enter'].flatMap((character, place) => {
    const key = { ...keyOf(character), timestamp: begun + place / 200 };
    return (['keyDown', 'keyUp'] as const).map((type) =>
      scanner.send('Input.dispatchKeyEvent', { type, ...key }),
    );
  });
  await Promise.all(strokes);
  await scanner.detach();
};

export const phoneEnding = '4567';

/** Books the first slot with a place for which a truck may come now. Other journeys may take places meanwhile. */
const bookForNow = async (request: APIRequestContext, vehicleId: string, more: object): Promise<Booking> => {
  const operator = await operatorOf(request);
  const slots = [...(await slotsOf(request, operator, 0)), ...(await slotsOf(request, operator, 1))];
  const isNear = ({ start, end }: TimeSlot) =>
    Date.parse(end) > Date.now() + 60_000 && Date.parse(start) < Date.now() + 170 * 60_000;
  const phoneNumber = `+7914555${phoneEnding}`;
  for (const { start } of slots.filter((slot) => isNear(slot) && slot.free > 0)) {
    const data = { vehicleId, dateBooked: start, cargoType: 'GENERAL', phoneNumber, ...more };
    const answer = await callAs(request, operator, 'POST', '/booking', data);
    if (answer.status() === 201) return answer.json();
  }
  throw new Error('Nothing is free within the arrival window');
};

/** Makes a truck that may arrive now. An operator has booked for it. */
export const expectTruck = async (request: APIRequestContext, more: { readonly language?: string } = {}) => {
  const driver = await registerPerson(request);
  const truck = await addTruck(request, driver.token);
  const booking = await bookForNow(request, truck.id, more);
  const [own] = await ownBookings(request, driver);
  return { booking, qr: own?.passQr ?? '', plate: truck.plate };
};

/** How many times the truck has arrived. */
export const countArrivals = async (request: APIRequestContext, { id }: Booking): Promise<number> => {
  const answer = await callAs(request, await operatorOf(request), 'GET', `/booking/${id}/history`);
  const { content } = await answer.json();
  return content.filter(({ to }: { to?: { status?: string } | null }) => to?.status === 'WAITING').length;
};

export const pendingOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('oktet.kiosk.pending') ?? '[]').length);
