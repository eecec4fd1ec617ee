import { expect, type Locator, type Page } from '@playwright/test';
import type { DrawApplication } from '#contract/draws/draws.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { newDriverWithTruck, seenBy, sentCode } from './support/booking-screens.ts';
import { ownBookings } from './support/bookings.ts';
import { applyFor, openDraw } from './support/draws.ts';
import { inEveryLanguage } from './support/languages.ts';
import { loseFirstAnswer } from './support/lost-answers.ts';
import { clockOf } from './support/moved-clock.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { setParameters } from './support/parameters-screen.ts';
import { tooWide } from './support/too-wide.ts';
import { addTruck } from './support/trucks.ts';
import { type Say, wordsOf } from './support/words.ts';

/** This file moves the clock and draws days, so it has a product of its own. */
const test = testOnOwnProduct('draws');
test.use({ viewport: { width: 390, height: 844 } });

const scarce = {
  slotCapacity: 1,
  priorityReserve: 0,
  waitingList: { enabled: true, maxPerUser: 3, missedOffers: 2 },
};

/** Changes the server's answers, until the returned function is called. */
const plant = async (page: Page, path: string, change: (text: string) => string) => {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
  return () => page.unroute(path);
};

const checkAgain = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('draw.check.again') }).click();

const checkByReceipt = async (page: Page, say: Say, receipt: string) => {
  await page.getByText(say('draw.receipt.title')).click();
  await page.getByRole('textbox', { name: say('draw.receipt.label') }).fill(receipt);
  await page.getByRole('button', { name: say('draw.receipt.send') }).click();
};

const putFirst = async (page: Page, wishes: Locator) => {
  await wishes.nth(2).getByRole('button').last().press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(wishes).toHaveText([/10:00/, /13:00/, /14:00/]);
};

for (const { language, details } of inEveryLanguage('RU'))
  test(
    `At a phone a driver applies for a drawn day: what wins is taken by one tap, what loses waits in the list; anybody checks it, and what is planted is found (${language})`,
    details,
    async ({ page, product }) => {
      const say = wordsOf(language);
      const { request } = page;
      const clock = clockOf(product);
      const driver = await newDriverWithTruck(page, language);
      if (language === 'RU') {
        await page.goto('/info/acp');
        await expect(page.getByRole('link', { name: 'Открытые данные' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Розыгрыши' })).toHaveCount(0);
      }
      await setParameters(page, scarce);
      const date = await openDraw(request, clock);
      await page.clock.install({ time: new Date(clock.now().epochMilliseconds) });

      await page.goto('/booking');
      await page.locator('input[name=booking-day]').last().press('Space');
      await page.getByRole('link', { name: say('draw.day.apply') }).click();
      await expect(page.getByRole('heading', { name: say('draw.apply.title') })).toBeVisible();
      const times = page.getByRole('group', { name: say('draw.apply.times') });
      for (const time of ['13:00', '14:00', '10:00'])
        await times.getByRole('button', { name: new RegExp(`^${time}`) }).click();
      await putFirst(page, page.getByRole('list', { name: say('draw.apply.ranked') }).getByRole('listitem'));
      await expectNoAxeViolationsInBothSchemes(page);
      const seen = await seenBy(page, driver);
      await page.getByRole('button', { name: say('draw.apply.send') }).click();
      const dialog = page.getByRole('dialog');
      await loseFirstAnswer(page, 'POST', '/draws/*/applications/*/confirm');
      await dialog.getByRole('textbox').fill(await sentCode(page, driver, seen));
      await page.getByRole('button', { name: say('common.ok') }).click();
      await dialog.getByRole('button', { name: say('codeConfirmation.confirm'), exact: true }).click();
      const cards = page.getByRole('article');
      await expect(cards.filter({ hasText: say('draw.mine.states.APPLIED') })).toContainText('10:00');

      // Two trucks want the same place, so one of them loses.
      const rivals: DrawApplication[] = [];
      for (let nth = 0; nth < 2; nth += 1) {
        const truck = await addTruck(request, driver.token);
        rivals.push(await applyFor(request, { ...driver, truck }, date, { hours: [3] }));
      }
      await clock.to('20:01');
      await page.clock.setFixedTime(new Date(clock.now().epochMilliseconds));
      await page.goto(`/draw/${date}`);
      await page.getByRole('button', { name: say('draw.check.start') }).click();
      await expect(page.getByText(say('draw.check.rightSoFar_other', { count: '3' }))).toBeVisible();
      await clock.to('20:03');
      await page.clock.setFixedTime(new Date(clock.now().epochMilliseconds));
      await page.goto(`/draw/${date}`);
      const { number = '', receipt = '' } = rivals[0] ?? {};
      await checkByReceipt(page, say, receipt);
      await expect(page.getByText(say('draw.check.right_other', { count: '3' }))).toBeVisible();
      await expect(page.getByText(say('draw.check.findings.DRAWN', { number }))).toBeVisible();
      await expectNoAxeViolationsInBothSchemes(page);
      const showList = await plant(page, `**/draws/${date}/list*`, (text) =>
        text.replace('03:00:00', '04:00:00'),
      );
      await checkAgain(page, say);
      await expect(page.getByText(say('draw.check.failed.shown'))).toBeVisible();
      await showList();
      const showFrozen = await plant(page, `**/draws/${date}/frozen.json`, (text) => {
        const frozen = JSON.parse(text);
        const applications = frozen.applications.filter(({ ref }: { ref: string }) => ref !== rivals[0]?.ref);
        return JSON.stringify({ ...frozen, applications });
      });
      await checkAgain(page, say);
      await expect(page.getByText(say('draw.check.wrong'))).toBeVisible();
      await expect(page.getByText(say('draw.check.findings.DROPPED', { number }))).toBeVisible();
      await showFrozen();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/draw');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      expect(await tooWide(page)).toBe(0);

      await page.goto('/booking');
      await expect(cards.filter({ hasText: say('draw.mine.states.LOST') })).toContainText('03:00');
      await expect(page.locator('article[data-waiting=WAITING]')).toContainText('03:00–04:00');
      const offer = cards.filter({ hasText: '10:00' }).filter({ has: page.getByRole('timer') });
      await offer.getByRole('button', { name: say('booking.offer.takePlace') }).click();
      await expect(page.getByRole('region', { name: say('booking.pass.title') })).toContainText('10:00');
      const bookings = await ownBookings(request, driver);
      expect(bookings.filter(({ bookingStatus }) => bookingStatus === 'BOOKED')).toMatchObject([
        { vehicleId: driver.truck.id },
      ]);

      await page.getByRole('link', { name: say('booking.pass.toBookings') }).click();
      await expect(cards.filter({ hasText: say('draw.mine.states.WON') })).toHaveCount(1);
      await clock.to('09:01');
      await page.clock.setFixedTime(new Date(clock.now().epochMilliseconds));
      await page.goto('/booking');
      await expect(cards.filter({ hasText: say('draw.mine.states.LAPSED') })).toContainText('03:00');
    },
  );
