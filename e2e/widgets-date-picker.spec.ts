import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { calendar, calendarButton, day, field, title } from './support/date-picker.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

const answer = (page: Page) => page.locator('#datePicker output');

test('A day is chosen in the calendar with the mouse or by keyboard, and never beyond the limits', async ({
  page,
}) => {
  await test.step('a day is picked with the mouse, and the focus comes back', async () => {
    await openSection(page, 'datePicker');
    await calendarButton(page, 'Любая дата').click();
    await expect(calendar(page).getByRole('grid')).toHaveCount(1);
    await expect(title(page)).toHaveText('Ноябрь 2026');
    await expect(calendar(page).getByRole('columnheader')).toHaveText([
      'пн',
      'вт',
      'ср',
      'чт',
      'пт',
      'сб',
      'вс',
    ]);
    const weeks = calendar(page).getByRole('row');
    await expect(weeks).toHaveCount(7);
    await expect(weeks.nth(1).getByRole('gridcell')).toHaveText(['1']);
    await expect(weeks.nth(2).getByRole('gridcell')).toHaveText(['2', '3', '4', '5', '6', '7', '8']);
    await expect(day(page, 'пятница, 20 ноября 2026 г.')).toHaveAttribute('aria-current', 'date');
    await calendar(page).getByRole('button', { name: 'Следующий месяц' }).click();
    await expect(title(page)).toHaveText('Декабрь 2026');
    await day(page, 'вторник, 8 декабря 2026 г.').click();
    await expect(field(page, 'Любая дата')).toHaveValue('2026-12-08');
    await expect(answer(page)).toHaveText('{"value":"2026-12-08","error":null}');
    await expect(calendar(page)).toHaveCount(0);
    await expect(field(page, 'Любая дата')).toBeFocused();
  });

  await test.step('the calendar is used by keyboard alone', async () => {
    await openSection(page, 'datePicker');
    const any = field(page, 'Любая дата');
    await any.focus();
    await page.keyboard.press('ArrowDown');
    const at = (name: string) => expect(day(page, name)).toBeFocused();
    await at('пятница, 20 ноября 2026 г.');
    await page.keyboard.press('ArrowRight');
    await at('суббота, 21 ноября 2026 г.');
    await page.keyboard.press('ArrowDown');
    await at('суббота, 28 ноября 2026 г.');
    await page.keyboard.press('Home');
    await at('понедельник, 23 ноября 2026 г.');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await at('воскресенье, 22 ноября 2026 г.');
    await page.keyboard.press('PageDown');
    await at('вторник, 22 декабря 2026 г.');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Shift+PageDown');
    await at('понедельник, 22 ноября 2027 г.');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(any).toHaveValue('2027-11-21');
    await expect(any).toBeFocused();
  });

  await test.step('Escape closes it and changes nothing; so does moving on', async () => {
    await openSection(page, 'datePicker');
    const any = field(page, 'Любая дата');
    await calendarButton(page, 'Любая дата').click();
    await expect(day(page, 'пятница, 20 ноября 2026 г.')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toHaveCount(0);
    await expect(any).toBeFocused();
    await expect(any).toHaveValue('');
    await calendarButton(page, 'Любая дата').click();
    await expect(day(page, 'пятница, 20 ноября 2026 г.'), 'with its code loaded').toBeFocused();
    await field(page, 'С пределами').click();
    await expect(calendar(page)).toHaveCount(0);
  });

  await test.step('the title leads to the months of a year', async () => {
    await openSection(page, 'datePicker');
    await calendarButton(page, 'Любая дата').click();
    await calendar(page).getByRole('button', { name: 'Ноябрь 2026' }).click();
    await expect(title(page)).toHaveText('2026');
    await expect(day(page, 'Ноябрь 2026')).toBeFocused();
    await calendar(page).getByRole('button', { name: 'Предыдущий год' }).click();
    await day(page, 'Февраль 2025').click();
    await expect(title(page)).toHaveText('Февраль 2025');
    await expect(day(page, 'четверг, 20 февраля 2025 г.')).toBeFocused();
    await calendar(page).getByRole('button', { name: 'Февраль 2025' }).click();
    await calendar(page).getByRole('button', { name: '2025', expanded: true }).click();
    await expect(title(page)).toHaveText('Февраль 2025');
    await expect(day(page, 'четверг, 20 февраля 2025 г.')).toBeFocused();
  });

  await test.step('days beyond the limits cannot be reached', async () => {
    await openSection(page, 'datePicker');
    await calendarButton(page, 'С пределами').click();
    await expect(day(page, 'вторник, 17 ноября 2026 г.')).toBeDisabled();
    await expect(day(page, 'среда, 18 ноября 2026 г.')).toBeEnabled();
    await expect(day(page, 'воскресенье, 22 ноября 2026 г.')).toBeFocused();
    await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveText('22');
    const back = calendar(page).getByRole('button', { name: 'Предыдущий месяц' });
    await expect(back).toBeDisabled();
    await page.keyboard.press('ArrowUp');
    await expect(day(page, 'среда, 18 ноября 2026 г.')).toBeFocused();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('PageDown');
    await expect(day(page, 'среда, 10 февраля 2027 г.')).toBeFocused();
  });

  await test.step('the arrow that leads to the last month hands the focus on', async () => {
    await openSection(page, 'datePicker');
    await calendarButton(page, 'С пределами').click();
    const onward = calendar(page).getByRole('button', { name: 'Следующий месяц' });
    await onward.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Февраль 2027');
    await expect(onward).toBeDisabled();
    await expect(day(page, 'среда, 10 февраля 2027 г.')).toBeFocused();
  });

  await test.step('disabled and faulty fields say so', async () => {
    await openSection(page, 'datePicker');
    await expect(field(page, 'Недоступно')).toBeDisabled();
    await expect(calendarButton(page, 'Недоступно')).toBeDisabled();
    await expect(page.getByRole('textbox', { name: 'С ошибкой' })).toHaveAccessibleDescription(
      'Укажите дату',
    );
  });
});

test('A date is typed in several ways, and what is no date is refused', long, async ({ page }) => {
  for (const [typed, value] of [
    ['2026-12-01', '2026-12-01'],
    ['1.12.2026', '2026-12-01'],
    ['20261201', '2026-12-01'],
  ] as const) {
    await test.step(`a date can be typed as ${typed}`, async () => {
      await openSection(page, 'datePicker');
      await field(page, 'С пределами').fill(typed);
      await page.keyboard.press('Tab');
      await expect(field(page, 'С пределами')).toHaveValue(value);
      await expect(answer(page)).toHaveText(`{"value":"${value}","error":null}`);
    });
  }

  for (const [typed, code, words] of [
    ['31.02.2026', 'INVALID_DATE', 'Такой даты нет. Пример: 2026-11-20'],
    ['2026-11-17', 'DATE_TOO_EARLY', 'Дата не раньше 2026-11-18'],
    ['2027-02-11', 'DATE_TOO_LATE', 'Дата не позже 2027-02-10'],
  ] as const) {
    await test.step(`${typed} is refused as ${code} once it is typed`, async () => {
      await openSection(page, 'datePicker');
      const limited = field(page, 'С пределами');
      await limited.focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(typed);
      await expect(answer(page)).toHaveText(`{"value":"","error":"${code}"}`);
      await expect(page.getByText(words)).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(page.getByText(words)).toBeVisible();
      await expect(limited).toHaveValue(typed);
      await expect(limited).toHaveAttribute('aria-invalid', 'true');
      await expect(limited).toHaveAccessibleDescription(new RegExp(words));
      await limited.fill('2026-11-30');
      await expect(page.getByText(words)).toHaveCount(0);
    });
  }

  await test.step('an emptied field is no date and no mistake', async () => {
    await openSection(page, 'datePicker');
    await field(page, 'С пределами').fill('');
    await page.keyboard.press('Tab');
    await expect(answer(page)).toHaveText('{"value":"","error":null}');
    await expect(field(page, 'С пределами')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test(
  'a calendar that cannot be fetched leaves the typing, and can be tried again',
  long,
  async ({ page }) => {
    const code = /date-picker\/calendar\.tsx|static\/calendar-/;
    await page.route(code, (route) => route.abort());
    await openSection(page, 'datePicker');
    await calendarButton(page, 'Любая дата').click();
    await expect(calendar(page).getByRole('alert')).toContainText('Календарь не загрузился');
    await page.unroute(code);
    await calendar(page).getByRole('button', { name: 'Повторить' }).click();
    await expect(calendar(page).getByRole('grid')).toBeVisible();
  },
);

for (const [lang, month, first, words] of [
  ['en', 'November 2026', 'Mon', 'There is no such date. Example: 2026-11-20'],
  ['cn', '2026年11月', '一', '日期不存在。例如：2026-11-20'],
] as const) {
  test(`it speaks ${lang}`, long, async ({ page }) => {
    const section = await openSection(page, 'datePicker', { lang });
    await section.getByRole('button').first().click();
    await expect(title(page)).toHaveText(month);
    await expect(calendar(page).getByRole('columnheader').first()).toHaveText(first);
    await page.keyboard.press('Escape');
    await section.getByRole('textbox').first().fill('2026-02-30');
    await section.getByRole('heading', { level: 2 }).click();
    await expect(page.getByText(words)).toBeVisible();
  });
}

test('it fits a phone of 320 px with days to hit with a finger', long, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSection(page, 'datePicker');
  await calendarButton(page, 'Любая дата').click();
  await expect(calendar(page)).toBeInViewport({ ratio: 1 });
  const cell = await day(page, 'пятница, 20 ноября 2026 г.').boundingBox();
  expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test(
  'the date picker passes axe in the light and the dark theme, closed and open',
  long,
  async ({ page }) => {
    await openSection(page, 'datePicker');
    await expectNoAxeViolationsInBothSchemes(page);
    await calendarButton(page, 'С пределами').click();
    await expect(calendar(page).getByRole('grid')).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page, '#datePicker');
    await calendar(page).getByRole('button', { name: 'Ноябрь 2026' }).click();
    await expectNoAxeViolationsInBothSchemes(page, '#datePicker');
  },
);
