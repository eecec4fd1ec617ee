import { expect, type Locator, type Page } from '@playwright/test';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { type Driver, newDriverWithTruck, seenBy, sentCode } from './support/booking-screens.ts';
import { bookFor, slotsOf } from './support/bookings.ts';
import { inEveryLanguage, long } from './support/languages.ts';
import { loseFirstAnswer } from './support/lost-answers.ts';
import { waitForMessage } from './support/outbox.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { setParameters } from './support/parameters-screen.ts';
import { callAs, registerPerson } from './support/people.ts';
import { addTruck } from './support/trucks.ts';
import { shiftOf, watchShifts } from './support/visits.ts';
import { wordsOf } from './support/words.ts';

// This file leaves one place a day and moves the clock out of the night.
const test = testOnOwnProduct('waiting-list');
test.use({ viewport: { width: 390, height: 844 } });

const hours = [{ from: '10:00', to: '11:00' }];
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const weeklyHours = Object.fromEntries(weekdays.map((weekday) => [weekday, hours]));
const list = (enabled: boolean) => ({ waitingList: { enabled, maxPerUser: 3, missedOffers: 2 } });
/** Each language uses a day of its own, because its journey takes the only place of that day. */
const daysAhead = { RU: 3, EN: 5, CN: 6 } as const;

/** Hours until 10:00 if it is night, because places freed between 22:00 and 07:00 are offered in the morning. */
const hoursOfNight = () => {
  const { hour } = Temporal.Now.zonedDateTimeISO('Asia/Chita');
  if (hour >= 22) return 34 - hour;
  return hour < 7 ? 10 - hour : 0;
};

let isDay = false;

test.beforeEach(async ({ page, product }) => {
  const night = hoursOfNight();
  if (!isDay && night > 0) await product.advance(`PT${night}H`);
  isDay = true;
  await setParameters(page, { slotCapacity: 1, priorityReserve: 0, weeklyHours, ...list(true) });
});

/** Lets another driver take the only place of a day. `giveBack` cancels his booking. */
const fillDay = async (page: Page, ahead: number) => {
  const other = await registerPerson(page.request);
  const [slot] = (await slotsOf(page.request, other, ahead)).filter(({ free }) => free > 0);
  const booking = await bookFor(page.request, await addTruck(page.request, other.token), slot?.start ?? '');
  return {
    slot: booking.dateBooked,
    until: booking.slotEnd,
    giveBack: async () =>
      expect((await callAs(page.request, other, 'DELETE', `/booking/${booking.id}`)).status()).toBe(204),
  };
};

const chooseDay = (page: Page, slot: string) =>
  page.locator(`input[name=booking-day][value="${slot.slice(0, 10)}"]`).press('Space');

const entryCard = (page: Page) => page.locator('article[data-waiting]');

/** Returns to the page, which then asks at once instead of every 15 seconds. */
const lookAgain = (page: Page, wanted: Locator) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(wanted).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });

/** Joins the waiting list by API calls. */
const joinFor = async (page: Page, driver: Driver, from: string, to: string): Promise<ListEntry> => {
  const seen = await seenBy(page, driver);
  const body = { vehicleId: driver.truck.id, cargoType: 'GENERAL', windows: [{ from, to }] };
  const joined = await callAs(page.request, driver, 'POST', '/waiting-list', body);
  expect(joined.status(), await joined.text()).toBe(201);
  const { id } = await joined.json();
  const code = await sentCode(page, driver, seen);
  return (await callAs(page.request, driver, 'POST', `/waiting-list/${id}/confirm`, { code })).json();
};

for (const { language, details } of inEveryLanguage('RU'))
  test(
    `Of a full day a driver waits for a place, somebody cancels, and one tap leads to the pass (${language})`,
    details,
    async ({ page }) => {
      const say = wordsOf(language);
      const { slot, giveBack } = await fillDay(page, daysAhead[language]);
      const driver = await newDriverWithTruck(page, language);
      await page.goto('/booking');
      await chooseDay(page, slot);
      await page.getByRole('button', { name: say('booking.new.wait'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      const from = dialog.getByRole('combobox', { name: say('waitingList.form.from', { nth: '1' }) });
      await expect(from).toHaveValue('00:00');
      await from.selectOption('10:00');
      // Phones drop pages in the background, so the chosen hours have to survive a reload.
      await page.reload();
      await expect(from).toHaveValue('10:00');
      await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
      const seen = await seenBy(page, driver);
      await dialog.getByRole('button', { name: say('waitingList.form.submit') }).click();
      await expect(dialog.getByRole('heading')).toContainText(say('codeConfirmation.title.BOOKING'));
      await loseFirstAnswer(page, 'POST', '/waiting-list/*/confirm');
      await dialog.getByRole('textbox').fill(await sentCode(page, driver, seen));
      await page.getByRole('button', { name: say('common.ok') }).click();
      await dialog.getByRole('button', { name: say('codeConfirmation.confirm'), exact: true }).click();
      await expect(entryCard(page)).toContainText(say('waitingList.state.WAITING'));
      await expect(entryCard(page)).toContainText('10:00–24:00');
      await expectNoAxeViolationsInBothSchemes(page);

      await giveBack();
      const take = page.getByRole('button', { name: say('booking.offer.takePlace') });
      await lookAgain(page, take);
      await expect(page.getByRole('timer')).toBeVisible();
      await expectNoAxeViolationsInBothSchemes(page);
      await watchShifts(page);
      await page.reload();
      await expect(take).toBeVisible();
      expect(await shiftOf(page), 'the offer pushes nothing away').toBeLessThan(0.1);
      await take.click();
      const pass = page.getByRole('region', { name: say('booking.pass.title') });
      await expect(pass).toContainText('10:00');
      await page.getByRole('link', { name: say('booking.pass.toBookings') }).click();
      await expect(page.locator('article[data-status=BOOKED]')).toBeVisible();
      await expect(entryCard(page)).toHaveCount(0);
    },
  );

test(
  'What waits is changed and left; a place is taken by the link of the message alone; without a list nothing shows it',
  long,
  async ({ page }) => {
    const say = wordsOf('RU');
    const { slot, until, giveBack } = await fillDay(page, 4);
    const driver = await newDriverWithTruck(page);
    const second = await addTruck(page.request, driver.token);
    await joinFor(page, driver, slot, until);
    await joinFor(page, { ...driver, truck: second }, slot, until);
    await page.goto('/booking');
    const first = entryCard(page).last();
    await first.getByRole('button', { name: say('waitingList.change') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `+ ${say('waitingList.form.add')}` }).click();
    await expect(
      dialog.getByRole('combobox', { name: say('waitingList.form.day', { nth: '2' }) }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: say('common.save') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(first.getByRole('listitem')).toHaveCount(2);

    const other = entryCard(page).first();
    await other.getByRole('button', { name: say('waitingList.leave.action') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('waitingList.leave.ok') })
      .click();
    await expect(entryCard(page)).toHaveCount(1);

    const seen = await seenBy(page, driver);
    await giveBack();
    const { text } = await waitForMessage(page.request, driver.username, seen, (message) =>
      message.text.includes('/offer/'),
    );
    await page.evaluate(() => localStorage.clear());
    await page.goto(/\/offer\/[\w-]{22}/.exec(text)?.[0] ?? '');
    await expectNoAxeViolationsInBothSchemes(page);
    await expect(page.getByText(/^Не подходит\? Откажитесь до \d\d:\d\d/)).toBeVisible();
    await page.getByRole('button', { name: say('booking.offer.takePlace') }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Место за вами' })).toBeVisible();

    await setParameters(page, list(false));
    await page.evaluate((token) => localStorage.setItem('oktet.token.user', token), driver.token);
    await page.goto('/booking');
    await page.getByRole('button', { name: '+ Новая запись' }).click();
    await chooseDay(page, slot);
    await expect(page.getByText(say('booking.new.fullDay'))).toBeVisible();
    await expect(page.getByText(say('booking.new.wait'))).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('booking.mine.earlier') })).toHaveCount(0);
  },
);

test(
  'Of a long list the day in the console shows a page, and the rest is a press away',
  long,
  async ({ page }) => {
    await setParameters(page, { waitingList: { enabled: true, maxPerUser: 13, missedOffers: 2 } });
    const driver = await newDriverWithTruck(page);
    const [slot] = await slotsOf(page.request, driver, 2);
    const { start = '', end = '' } = slot ?? {};
    await joinFor(page, driver, start, end);
    for (let others = 1; others <= 12; others += 1)
      await joinFor(page, { ...driver, truck: await addTruck(page.request, driver.token) }, start, end);
    await signIn(page, 'admin');
    await page.goto(`/board/bookings?date=${start.slice(0, 10)}`);
    await page.getByText('Лист ожидания: 13 машин').click();
    const entries = page.locator('details').getByRole('listitem');
    await expect(entries).toHaveCount(12);
    await expectNoAxeViolationsInBothSchemes(page, 'details');
    await page.getByRole('button', { name: 'Следующая страница' }).click();
    await expect(page.getByText('13–13 из 13')).toBeVisible();
    await expect(entries).toHaveCount(1);
  },
);
