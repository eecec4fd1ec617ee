import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { requestToken } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { seenBy, sentCode } from './support/booking-screens.ts';
import { ownBookings } from './support/bookings.ts';
import { inEveryLanguage } from './support/languages.ts';
import { clockOf } from './support/moved-clock.ts';
import { waitForMessage } from './support/outbox.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, registerPerson } from './support/people.ts';
import { remember } from './support/storage.ts';
import { tooWide } from './support/too-wide.ts';
import { addTruck } from './support/trucks.ts';
import { wordsOf } from './support/words.ts';

/** This file moves the clock and asks every driver, so it has a product of its own. */
const test = testOnOwnProduct('coming');

const asOperator = async (
  request: APIRequestContext,
  method: 'PUT' | 'POST',
  path: string,
  body?: object,
) => {
  const operator = { token: await requestToken(request, 'admin') };
  const answer = await callAs(request, operator, method, path, body);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

const cardOf = (page: Page, { formattedBookingNumber }: Booking) =>
  page.getByRole('article').filter({ hasText: formattedBookingNumber });

test.use({ viewport: { width: 390, height: 844 } });

/** A new driver joins the waiting list for the hour of that slot by API calls. */
const waitFor = async (page: Page, { dateBooked, slotEnd }: Booking) => {
  const { request } = page;
  const person = await registerPerson(request);
  const { id: vehicleId } = await addTruck(request, person.token);
  const seen = await seenBy(page, person);
  const windows = [{ from: dateBooked, to: slotEnd }];
  const joined = await callAs(request, person, 'POST', '/waiting-list', {
    vehicleId,
    cargoType: 'GENERAL',
    windows,
  });
  expect(joined.status(), await joined.text()).toBe(201);
  const { id } = await joined.json();
  const code = await sentCode(page, person, seen);
  const confirmed = await callAs(request, person, 'POST', `/waiting-list/${id}/confirm`, { code });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return person;
};

for (const { language, details } of inEveryLanguage('RU'))
  test(
    `Asked whether he comes, a driver gives one place away to the next, loses another by silence and takes it back by one tap (${language})`,
    details,
    async ({ page, product }) => {
      const say = wordsOf(language);
      const { request } = page;
      const clock = clockOf(product);
      await clock.to('10:00');
      const slot = clock
        .now()
        .add({ days: 2 })
        .withPlainTime('11:00')
        .toString({ timeZoneName: 'never', smallestUnit: 'second' });
      await asOperator(request, 'PUT', '/system-params/booking-params', {
        reconfirm: { enabled: true, askHours: [24], reclaimHours: 4 },
        waitingList: { enabled: true, maxPerUser: 3, missedOffers: 2 },
      });
      const person = await registerPerson(request, { language });
      const bookTruck = async (): Promise<Booking> => {
        const { id } = await addTruck(request, person.token);
        return asOperator(request, 'POST', '/booking', { dateBooked: slot, vehicleId: id });
      };
      const given = await bookTruck();
      const silent = await bookTruck();
      const next = await waitFor(page, given);
      await clock.by({ hours: 25 });
      await product.runJobs();
      const linkOf = async (booking: Booking, seen: readonly string[] = []) => {
        const { text } = await waitForMessage(
          request,
          person.username,
          seen,
          ({ text }) => text.includes('/coming/') && text.includes(booking.formattedBookingNumber),
        );
        return /\/coming\/[\w-]{22}/.exec(text)?.[0] ?? '';
      };
      await linkOf(given);
      const question = await linkOf(silent);

      await remember(page, 'oktet.token.user', person.token);
      await remember(page, 'oktet.language', language);
      await page.goto(question);
      await expect(page.getByRole('button', { name: say('booking.coming.no') })).toBeVisible();
      await expectNoAxeViolationsInBothSchemes(page);
      await page.goto('/booking');
      await expect(page.getByRole('button', { name: say('booking.coming.answer') })).toBeVisible();
      await expectNoAxeViolationsInBothSchemes(page, `#booking-${silent.id}`);
      expect(await tooWide(page)).toBe(0);
      await cardOf(page, given)
        .getByRole('button', { name: say('booking.coming.no') })
        .click();
      // The text must match exactly, because the words about what a no would cost have the same end.
      await expect(
        cardOf(page, given).getByText(say('booking.coming.noHint'), { exact: true }),
      ).toBeVisible();
      await clock.by({ minutes: 10 });
      await product.runJobs();
      await waitForMessage(request, next.username, [], ({ text }) => text.includes('/offer/'));
      const [offered] = await ownBookings(request, next);
      expect(offered).toMatchObject({ dateBooked: slot, offer: { kind: 'WAITING_LIST' } });

      const seen = await seenBy(page, person);
      await clock.by({ hours: 19, minutes: 50 });
      await product.runJobs();
      const link = await linkOf(silent, seen);
      await page.goto('/booking');
      const card = cardOf(page, silent);
      await expect(card.getByText(say('booking.coming.reclaimedTitle'))).toBeVisible();
      await expect(cardOf(page, given)).toHaveCount(0);
      await card
        .getByRole('button', { name: new RegExp(say('booking.coming.takeBack', { time: '.+' })) })
        .click();
      await expect(card.getByText(say('booking.coming.yesSaid'))).toBeVisible();
      await expect(card.getByRole('button', { name: say('booking.mine.pass') }).first()).toBeVisible();

      await page.goto(link);
      await expect(page.getByText(say('booking.coming.yesSaid'))).toBeVisible();
      await expectNoAxeViolationsInBothSchemes(page);
    },
  );
