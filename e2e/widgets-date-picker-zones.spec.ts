import { expect } from '@playwright/test';
import { calendar, calendarButton, day, field, title } from './support/date-picker.ts';
import { openSection } from './support/gallery.ts';
import { long, unlessAlways } from './support/languages.ts';
import { configureSite } from './support/site.ts';
import { test } from './support/test.ts';

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(`in the zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    // Other tests run east of Greenwich, so a zone west of it always runs here.
    test(
      'the picked day stays the picked day',
      unlessAlways(timezoneId, 'America/Los_Angeles'),
      async ({ page }) => {
        await openSection(page, 'datePicker');
        await calendarButton(page, 'С пределами').click();
        await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveText('22');
        await day(page, 'понедельник, 30 ноября 2026 г.').click();
        await expect(field(page, 'С пределами')).toHaveValue('2026-11-30');
      },
    );
  });
}

test.describe('where the clocks go forward at midnight', () => {
  test.use({ timezoneId: 'Africa/Cairo' });

  test('a month has each of its days once', long, async ({ page }) => {
    await openSection(page, 'datePicker');
    await calendarButton(page, 'Любая дата').click();
    await expect(day(page, 'пятница, 20 ноября 2026 г.')).toBeFocused();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('PageDown');
    await expect(title(page)).toHaveText('Апрель 2027');
    const days = Array.from({ length: 30 }, (_, place) => String(place + 1));
    await expect(calendar(page).getByRole('gridcell')).toHaveText(days);
    await day(page, 'пятница, 30 апреля 2027 г.').click();
    await expect(field(page, 'Любая дата')).toHaveValue('2027-04-30');
  });
});

for (const [timeZone, today] of [
  ['Pacific/Kiritimati', 'суббота, 21 ноября 2026 г.'],
  ['Pacific/Pago_Pago', 'четверг, 19 ноября 2026 г.'],
] as const) {
  test(
    `at a checkpoint in ${timeZone} today is ${today}`,
    unlessAlways(timeZone, 'Pacific/Pago_Pago'),
    async ({ page }) => {
      await page.clock.install({ time: new Date('2026-11-20T10:30:00Z') });
      await configureSite(page, { timeZone });
      await openSection(page, 'datePicker');
      await calendarButton(page, 'С ошибкой').click();
      await expect(day(page, today)).toHaveAttribute('aria-current', 'date');
      await expect(day(page, today)).toBeFocused();
    },
  );
}
