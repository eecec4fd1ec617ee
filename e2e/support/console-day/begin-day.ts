import { type Browser, expect, type Page } from '@playwright/test';
import type { Language } from '#contract/common.ts';
import type { Product } from '../../../tools/lib/start-product.ts';
import { signIn } from '../accounts.ts';
import { bookFor, ownBookings, slotsOf } from '../bookings.ts';
import { openHall } from '../hall-screen.ts';
import { callAs, registerPerson } from '../people.ts';
import { remember } from '../storage.ts';
import { addTruck, newPlate } from '../trucks.ts';
import { wordsOf } from '../words.ts';

const zone = 'Asia/Chita';

/** Moves the clock to half past seven of tomorrow and returns by how much, whatever the time is now. */
const moveToMorning = async (product: Product) => {
  const now = Temporal.Now.zonedDateTimeISO(zone);
  const ahead = now.until(now.add({ days: 1 }).with({ hour: 7, minute: 30, second: 0 }));
  await product.advance(ahead.round('second').toString());
  return ahead;
};

/** Makes the bookings that exist before the journey begins at 08:25. */
const bookTheDay = async (page: Page) => {
  const { request } = page;
  const [driver, other] = [await registerPerson(request), await registerPerson(request)];
  const today = await slotsOf(request, other, 1);
  const slot = (hour: number) => today[hour]?.start ?? '';
  const booked = async (owner: { token: string; userId: string }, hour: number, more = {}) => {
    const truck = await addTruck(request, owner.token);
    const booking = await bookFor(request, truck, slot(hour), { userId: owner.userId, ...more });
    return { ...truck, booking };
  };
  const typed = await booked(other, 9);
  const late = await booked(other, 8);
  const post = await booked(other, 9, { cargoType: 'POST' });
  const own = await booked(driver, 9);
  const banned = await booked(driver, 15);
  const claim = { model: 'Shacman X3000', registrationPlate: newPlate() };
  const claimed = async (person: { token: string }): Promise<string> => {
    const answer = await callAs(request, person, 'POST', '/vehicle/v2', claim);
    expect(answer.status()).toBe(201);
    return (await answer.json()).id;
  };
  await claimed(other);
  const disputed = { id: await claimed(driver), plate: claim.registrationPlate };
  const [{ passToken = '' } = await Promise.reject()] = (await ownBookings(request, driver)).filter(
    ({ id }) => id === own.booking.id,
  );
  return { driver, typed, late, post, own, banned, disputed, passToken };
};

type DayFixtures = { readonly page: Page; readonly browser: Browser; readonly product: Product };

/** Opens the console in a language, a driver's phone and the display in the hall. */
export const beginDay = async ({ page, browser, product }: DayFixtures, language: Language) => {
  const ahead = await moveToMorning(product);
  const booked = await bookTheDay(page);
  await product.advance('PT55M');
  const time = Temporal.Now.instant().add(ahead).add({ minutes: 55 }).epochMilliseconds;
  const openPage = async (width: number, height: number) => {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width, height } });
    await context.clock.install({ time });
    return context.newPage();
  };
  await page.clock.install({ time });
  const [phone, hall] = [await openPage(390, 800), await openPage(1920, 1080)];
  await remember(phone, 'oktet.token.user', booked.driver.token);
  await remember(phone, 'oktet.language', language);
  await openHall(hall);
  await remember(page, 'oktet.language', language);
  await signIn(page, 'admin');
  return { say: wordsOf(language), page, phone, hall, ...booked };
};

export type Day = Awaited<ReturnType<typeof beginDay>>;
