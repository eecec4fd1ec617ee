import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { signIn } from './accounts.ts';
import { operatorOf, ownBookings, slotsOf } from './bookings.ts';
import { callAs, registerPerson } from './people.ts';
import { remember } from './storage.ts';
import { addTruck } from './trucks.ts';

/** Signed in once by staff, at the kiosk's own sign-in. */
export const signInAtKiosk = async (page: Page) => {
  await page.goto('/board/kiosk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход для киоска');
  await page.getByLabel('Телефон или электронная почта').fill('board@oktet.local');
  await page.getByLabel('Пароль', { exact: true }).fill('oktet-demo');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(heading(page)).toHaveText('Отметьтесь о прибытии');
};

/** The session that its token names. */
const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

/** Staff signed in here before. */
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
 * Faster than anybody types, and wherever the focus is. The keys are sent all at once, each with the moment at which it was
 * pressed: one after the other they would come, on a busy machine, with gaps like those of a person.
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

/** In the first slot that a truck may come for now and that has a place: other journeys take places meanwhile. */
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

/** A truck that may come now, with a booking that an operator made. */
export const expectTruck = async (request: APIRequestContext, more: { readonly language?: string } = {}) => {
  const driver = await registerPerson(request);
  const truck = await addTruck(request, driver.token);
  const booking = await bookForNow(request, truck.id, more);
  const [own] = await ownBookings(request, driver);
  return { booking, qr: own?.passQr ?? '', plate: truck.plate };
};

/** How often it has arrived. */
export const countArrivals = async (request: APIRequestContext, { id }: Booking): Promise<number> => {
  const answer = await callAs(request, await operatorOf(request), 'GET', `/booking/${id}/history`);
  const { content } = await answer.json();
  return content.filter(({ to }: { to?: { status?: string } | null }) => to?.status === 'WAITING').length;
};

export const pendingOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('oktet.kiosk.pending') ?? '[]').length);
