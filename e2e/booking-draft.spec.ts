import { expect, type Page } from '@playwright/test';
import { setScheme } from './support/appearance.ts';
import { newDriver, newDriverWithTruck } from './support/booking-screens.ts';
import { withoutFirstData } from './support/first-data.ts';
import { unlessAlways } from './support/languages.ts';
import { test } from './support/test.ts';
import { countRequests, holdCode, looksOf } from './support/visits.ts';
import { wordsOf } from './support/words.ts';

const skeleton = (page: Page) => page.locator('body > .skeleton');
const slots = (page: Page) => page.locator('input[name=booking-slot]:enabled');

/** Of everything that can be seen before the code is there. */
const drawnIn = (page: Page) =>
  looksOf(
    page
      .locator('section[aria-labelledby=new-booking]')
      .locator('h1, h2, [role=radiogroup], [role=radiogroup] *, button[value], [role=img]'),
  );

for (const [language, width, scheme] of [
  ['RU', 320, 'light'],
  ['EN', 800, 'dark'],
  ['CN', 1280, 'light'],
] as const)
  test(
    `A time chosen before the code is there stays chosen, and nothing moves (${language}, ${width} px, ${scheme})`,
    unlessAlways(language, 'RU', 'EN'),
    async ({ page }) => {
      const say = wordsOf(language);
      await newDriverWithTruck(page, language);
      await setScheme(page, scheme);
      await page.setViewportSize({ width, height: 600 });
      const letGo = await holdCode(page);
      await page.goto('/booking', { waitUntil: 'commit' });
      const times = page.getByRole('radiogroup', { name: say('booking.new.time') });
      await expect(times).toBeVisible();
      const slot = slots(page).last();
      await slot.press('Space');
      await expect(slot).toBeChecked();
      const time = (await slot.getAttribute('aria-label'))?.slice(0, 5) ?? '';
      const before = { drawn: await drawnIn(page), scroll: await page.evaluate(() => scrollY) };
      await expect(skeleton(page)).toHaveCount(1);
      letGo();
      await expect(skeleton(page)).toHaveCount(0);
      await expect(slot).toBeChecked();
      await expect(slot).toBeFocused();
      await expect(page.locator('button[type=submit]')).toContainText(time);
      expect({ drawn: await drawnIn(page), scroll: await page.evaluate(() => scrollY) }).toEqual(before);
    },
  );

test('The nearest time and another day can be chosen before the code is there as well', async ({ page }) => {
  await newDriverWithTruck(page);
  const letGo = await holdCode(page);
  await page.goto('/booking', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ближайшее' }).click();
  await expect(slots(page).first()).toBeChecked();
  const days = page.locator('input[name=booking-day]');
  await days.nth(3).press('Space');
  // The times of that day are not known yet, and those of another must not be taken for them.
  await expect(slots(page)).toHaveCount(0);
  const date = (await days.nth(3).getAttribute('value')) ?? '';
  letGo();
  await expect(slots(page).first()).toHaveValue(new RegExp(`^${date}T`));
  await expect(days.nth(3)).toBeChecked();
  await expect(page.locator('input[name=booking-slot]:checked')).toHaveCount(0);
});

test('Free times that had to wait for the code are asked for again as soon as it is there', async ({
  page,
}) => {
  await newDriverWithTruck(page);
  await page.clock.install();
  const letGo = await holdCode(page);
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(slots(page).first()).toBeAttached();
  const asked = countRequests(page);
  await page.clock.fastForward(6000);
  letGo();
  await expect(skeleton(page)).toHaveCount(0);
  await expect.poll(() => asked, { timeout: 10_000 }).toContain('/oktet/api/v1/booking/time-slots');
});

/** Words and data are there, or refused, and whatever follows from that is drawn. */
const everythingIsAnswered = (page: Page) =>
  page.evaluate(async () => {
    const { oktetFirstData, oktetWords } = window as unknown as Record<string, Record<string, unknown>>;
    await Promise.allSettled([oktetFirstData?.data, oktetWords?.words]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

for (const [who, prepare] of [
  ['Who has no truck yet', newDriver],
  [
    'Whose first data is refused',
    (page: Page) => newDriverWithTruck(page).then(() => withoutFirstData(page)),
  ],
] as const)
  test(`${who} sees the skeleton until the code is there, and then the times`, async ({ page }) => {
    await prepare(page);
    const letGo = await holdCode(page);
    await page.goto('/booking', { waitUntil: 'commit' });
    await expect(skeleton(page)).toBeVisible();
    await everythingIsAnswered(page);
    await expect(skeleton(page)).toHaveAttribute('aria-hidden', 'true');
    await expect(slots(page)).toHaveCount(0);
    letGo();
    await expect(slots(page).first()).toBeAttached();
  });
