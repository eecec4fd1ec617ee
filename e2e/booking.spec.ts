import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { plateGroups } from '../kernel/src/plates/parse-plate.ts';
import { requestToken } from './support/accounts.ts';
import { expectNoAxeViolations, inBothSchemes } from './support/axe.ts';
import {
  chooseSlot,
  chooseTruck,
  enterSentCode,
  leavePass,
  newDriverWithTruck,
  openBooking,
  seenBy,
  unfoldForm,
} from './support/booking-screens.ts';
import { bookFor, operatorOf, slotsOf } from './support/bookings.ts';
import { passIsHere } from './support/fetched-ahead.ts';
import { inEveryLanguage, long } from './support/languages.ts';
import { callAs } from './support/people.ts';
import { readQr } from './support/read-qr.ts';
import { test } from './support/test.ts';
import { addTruck, shownPlate } from './support/trucks.ts';
import { wordsOf } from './support/words.ts';

for (const { language, details } of inEveryLanguage('RU'))
  test(
    `A driver books, confirms, shows the pass and cancels (${language})`,
    details,
    async ({ page, context }) => {
      const say = wordsOf(language);
      const driver = await openBooking(page, language);
      const seen = await seenBy(page, driver);
      const time = (await chooseSlot(page, 4)).slice(0, 5);
      await page.locator('button[type=submit]').press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(say('codeConfirmation.title.BOOKING'));
      await expect(dialog).toContainText(shownPlate(driver.truck.plate));
      await expectNoAxeViolations(page, '[role=dialog]');
      const pass = await enterSentCode(page, say, driver, seen);
      await expect(pass).toContainText(time);
      await expect(pass.getByRole('button', { name: say('booking.pass.share') })).toBeVisible();
      await leavePass(page, say);
      const card = page.getByRole('article');
      await expect(card).toContainText(say('status.BOOKED'));
      await expect(card.getByRole('img', { name: driver.truck.plate })).toBeVisible();
      const number = (await card.getByText(/^\d{6}-\d{4,5}$/).textContent()) ?? '';

      await passIsHere(page);
      await context.setOffline(true);
      await card.getByRole('button', { name: say('booking.mine.pass'), exact: true }).press('Enter');
      await expect(pass).toContainText(time);
      expect(await readQr(pass.getByRole('img', { name: number }))).toMatch(/^OKT1:/);
      await expectNoAxeViolations(page);
      const saving = page.waitForEvent('download');
      await pass.getByRole('button', { name: say('booking.pass.calendar') }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(`oktet-${number}.ics`);
      const calendar = await readFile(await file.path(), 'utf8');
      expect(calendar.replaceAll('\r\n ', '')).toContain(
        say('booking.calendar.summary', { plate: plateGroups(driver.truck.plate) }),
      );
      expect(calendar.replaceAll('\r\n ', '')).toContain('UTC+9');
      await page.emulateMedia({ media: 'print' });
      await expect(pass.getByText(number)).toBeVisible();
      await expect(page.locator('header, footer, main button').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
      await leavePass(page, say);
      await context.setOffline(false);

      await card.getByRole('button', { name: say('booking.mine.cancel') }).press('Enter');
      await dialog.getByRole('button', { name: say('booking.mine.cancelOk') }).press('Enter');
      await expect(dialog).toContainText(say('dialogs.specifyReason'));
      await expectNoAxeViolations(page, '[role=dialog]');
      await dialog.getByRole('textbox').fill('   x   ');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: say('booking.mine.cancelOk') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('booking.mine.emptyActive'))).toBeVisible();
      await expect(page.getByRole('heading', { name: say('booking.mine.title') })).toBeFocused();
      await page.getByText(say('booking.mine.filter')).click();
      await page.getByRole('checkbox', { name: say('booking.mine.showBooked') }).uncheck();
      await expect(page.getByText(say('booking.mine.noneChosen'))).toBeVisible();
      await page.getByRole('checkbox', { name: say('booking.mine.showCancelled') }).check();
      await expect(card).toContainText(say('status.CANCELED'));
      await expect(card).toContainText('x');
    },
  );

for (const language of ['EN', 'CN'] as const)
  test(`The form, the question for the code and the card speak ${language}`, long, async ({ page }) => {
    const say = wordsOf(language);
    await openBooking(page, language);
    await chooseSlot(page, 4);
    await page.locator('button[type=submit]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('codeConfirmation.title.BOOKING'));
    await dialog.getByRole('button', { name: say('common.cancel') }).click();
    await expect(page.getByRole('article')).toContainText(say('booking.mine.enterCode'));
  });

test(
  'A code that was left for later is entered from the card, and the form goes on with the next truck',
  long,
  async ({ page }) => {
    const say = wordsOf('RU');
    const driver = await newDriverWithTruck(page);
    const banned = await addTruck(page.request, driver.token);
    const operator = await operatorOf(page.request);
    const ban = { vehicleId: banned.id, reason: 'Просрочен осмотр', until: '2030-01-02T21:12:00+09:00' };
    expect((await callAs(page.request, operator, 'POST', '/vehicle/ban', ban)).status()).toBe(204);
    const next = await addTruck(page.request, driver.token);
    await page.goto('/booking');
    const seen = await seenBy(page, driver);
    const truck = page.getByRole('combobox', { name: 'Автомобиль' });
    await expect(truck).toHaveValue(new RegExp(shownPlate(driver.truck.plate)));
    const asap = page.getByRole('button', { name: 'Как можно скорее' });
    await chooseTruck(page, banned);
    const notice = page.getByRole('status').filter({ hasText: 'записать его нельзя' });
    await expect(notice).toContainText('Просрочен осмотр');
    await expect(notice).toContainText('2 января 2030 г. в 21:12 (время пункта пропуска, UTC+9)');
    await expect(asap).toBeDisabled();
    // On the smallest phone a plate that were cut off could be that of another truck.
    await page.setViewportSize({ width: 320, height: 568 });
    await truck.click();
    for (const option of await page.getByRole('option', { name: 'Sitrak' }).all())
      await expect(option.locator('[data-kind]')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await chooseTruck(page, driver.truck);
    await expect(asap).toBeEnabled();

    await chooseSlot(page, 6);
    await page.locator('button[type=submit]').click();
    // After a reload of the tab the dialog for the code is open again.
    await expect(page.getByRole('dialog')).toContainText('Подтверждение записи');
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
    const card = page.getByRole('article');
    await expect(card).toBeFocused();
    await expect(truck).toHaveValue(new RegExp(shownPlate(next.plate)));
    await expect(page.getByText(/^\+\d+ \d+ \d/)).toBeVisible();
    await expect(card).toContainText(/Ждёт кода, 1[45]:\d\d/);
    await chooseTruck(page, driver.truck);
    await expect(page.getByText('У этого автомобиля уже есть запись')).toBeVisible();
    await expect(asap).toBeDisabled();
    await page.getByRole('button', { name: 'Показать эту запись' }).click();
    await expect(card).toBeFocused();
    await page.getByRole('button', { name: 'Ввести код' }).click();
    await enterSentCode(page, say, driver, seen);
    await page.goBack();
    await expect(page).toHaveURL('/booking');
    await expect(card).toContainText('Забронировано');
  },
);

test('Two browsers race for the last place, and the loser is offered the nearest ones', async ({
  page,
  browser,
}) => {
  const operator = { token: await requestToken(page.request, 'admin') };
  await openBooking(page);
  const label = await chooseSlot(page, 8);
  const slots = await slotsOf(page.request, operator, 2);
  const wanted = slots.find(({ start }) => start.slice(11, 16) === label.slice(0, 5));
  // The page must not learn of the rival before its own request is refused.
  await page.route('**/booking/time-slots*', (route) => route.abort());
  const params = { capacityOverrides: [{ start: wanted?.start, capacity: 1 }], priorityReserve: 0 };
  expect(
    (await callAs(page.request, operator, 'PUT', '/system-params/booking-params', params)).status(),
  ).toBe(200);

  const rival = await browser.newPage();
  await openBooking(rival);
  await chooseSlot(rival, 8);
  await rival.locator('button[type=submit]').click();
  await expect(rival.getByRole('dialog')).toBeVisible();

  await page.unroute('**/booking/time-slots*');
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

test('The booking screen works at 320 px and passes axe, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const driver = await newDriverWithTruck(page);
  const start = (await slotsOf(page.request, driver, 5))[12]?.start ?? '';
  await bookFor(page.request, driver.truck, start);
  await page.goto('/booking');
  await expect(page.getByRole('article')).toBeInViewport({ ratio: 1 });
  const wideFont = await page.addStyleTag({ content: 'article button { letter-spacing: 0.15em }' });
  const actions = page.getByRole('article').getByRole('button').locator('span');
  const clipped = await actions.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  );
  expect(clipped, 'a card’s actions in a font that is wider than ours').toEqual([]);
  await wideFont.evaluate((style) => style.parentNode?.removeChild(style));
  const isInSight = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .last()
    .evaluate((link) => {
      // Scrolls until the link lies under the bar at the lower edge, where the focus of a keyboard may find it.
      window.scrollBy(0, link.getBoundingClientRect().bottom - window.innerHeight);
      link.focus();
      const { x, y } = link.getBoundingClientRect();
      return document.elementFromPoint(x + 2, y + 2) === link;
    });
  expect(isInSight, 'what has the focus does not lie under “New booking”').toBe(true);
  await unfoldForm(page);
  await chooseSlot(page, 3);
  await inBothSchemes(page, async (look) => {
    await look();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(overflow).toBe(false);
  });
  const days = page.getByRole('radiogroup', { name: 'День' }).locator('label');
  const cutOff = await days.evaluateAll((labels) =>
    labels.filter((label) => {
      // The longest text there is, because the number of free places differs from day to day.
      for (const words of label.querySelectorAll('span:last-child')) words.textContent = '241 место';
      return label.scrollWidth > label.clientWidth;
    }),
  );
  expect(cutOff).toEqual([]);

  await page.getByRole('article').getByRole('button', { name: 'Пропуск' }).click();
  const tools = page.getByRole('region', { name: 'Пропуск' }).getByRole('button');
  await expect(tools).toHaveText(['Показать только код', 'Отправить', 'Печать', 'В календарь']);
  const narrow = await tools.evaluateAll((all) => all.filter((tool) => tool.scrollWidth > tool.clientWidth));
  expect(narrow).toEqual([]);
});
