import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { installClock, stopClock } from './support/clock.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

const emptyText = 'Здесь пока ничего нет';
const list = (page: Page) => page.getByRole('list', { name: 'Записи для примера' });
const rows = (page: Page) => list(page).getByRole('listitem');
const more = (page: Page) => page.getByRole('button', { name: 'Показать ещё' });
const retry = (page: Page) => page.getByRole('button', { name: 'Повторить' });
const answerWith = (page: Page, answer: string) =>
  page.getByLabel('Ответ сервера').selectOption({ label: answer });
const readAgain = (page: Page) => page.getByRole('button', { name: 'Прочитать заново' }).click();

const numbersOf = async (page: Page) =>
  (await rows(page).locator('strong').allTextContents()).map((text) => Number(text.replace('Запись ', '')));
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

const scrollToEnd = async (page: Page) => {
  await list(page).hover();
  await page.mouse.wheel(0, 20_000);
};

const openList = async (page: Page) => {
  await openSection(page, 'paged-list');
  await expect(rows(page)).toHaveCount(12);
};

test(
  'A list grows as it is scrolled, and says when it is empty or cannot be read',
  long,
  async ({ page }) => {
    await test.step('the list starts with its first page, grows as it is scrolled and stops at the last', async () => {
      await openList(page);
      expect(await numbersOf(page)).toEqual(upTo(12));
      await scrollToEnd(page);
      await expect(rows(page)).toHaveCount(24);
      await scrollToEnd(page);
      await expect(rows(page)).toHaveCount(30);
      expect(await numbersOf(page)).toEqual(upTo(30));
      await expect(more(page)).toBeHidden();
      await expect(page.getByText('Показано: 30')).toBeAttached();
    });

    await test.step('an empty list says so', async () => {
      await openList(page);
      await answerWith(page, 'Пусто');
      await readAgain(page);
      await expect(page.getByText(emptyText)).toBeVisible();
    });

    await test.step('a first page that fails offers Retry and never looks empty', async () => {
      await openList(page);
      await answerWith(page, 'Сбой');
      await readAgain(page);
      await expect(page.getByRole('alert')).toContainText('Не удалось загрузить');
      await expect(page.getByText(emptyText)).toBeHidden();
      await answerWith(page, 'Успех');
      await retry(page).press('Enter');
      await expect(rows(page)).toHaveCount(12);
    });

    await test.step('a next page that fails keeps the rows, stops, and goes on when asked', async () => {
      await openList(page);
      await answerWith(page, 'Сбой');
      await scrollToEnd(page);
      await expect(page.getByRole('alert')).toContainText('Не удалось загрузить продолжение');
      expect(await numbersOf(page)).toEqual(upTo(12));
      await answerWith(page, 'Успех');
      await scrollToEnd(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(rows(page)).toHaveCount(12);
      await retry(page).click();
      await expect(rows(page).nth(12)).toBeFocused();
      await expect(page.getByRole('alert')).toBeHidden();
    });
  },
);

test(
  'The next page is asked for by keyboard, and the first one shows its shape until it comes',
  long,
  async ({ page }) => {
    await installClock(page);

    await test.step('with the keyboard the next page is asked for by a button, and reading goes on at the first new row', async () => {
      await openList(page);
      await stopClock(page);
      await more(page).focus();
      await page.keyboard.press('Enter');
      await page.clock.runFor(1000);
      await expect(rows(page)).toHaveCount(24);
      await expect(rows(page).nth(12)).toBeFocused();
      await more(page).focus();
      await page.keyboard.press('Space');
      await page.clock.runFor(1000);
      await expect(rows(page)).toHaveCount(30);
      await expect(rows(page).nth(24)).toBeFocused();
    });

    await test.step('while the first page is on its way its shape is shown, not emptiness', async () => {
      await page.clock.resume();
      await openList(page);
      await stopClock(page);
      await readAgain(page);
      await page.clock.runFor(100);
      await expect(page.getByRole('status', { name: 'Загрузка…' })).toBeVisible();
      await expect(page.getByText(emptyText)).toBeHidden();
      await page.clock.runFor(1000);
      await expect(rows(page)).toHaveCount(12);
    });
  },
);

test('A list is read again by itself, and keeps what it has where that fails', long, async ({ page }) => {
  await installClock(page);

  await test.step('every minute the list is read again, without duplicates and without losing the place', async () => {
    await openList(page);
    await page.getByRole('button', { name: 'Добавить запись в начало' }).click();
    await scrollToEnd(page);
    await expect(rows(page)).toHaveCount(23);
    expect(await numbersOf(page)).toEqual(upTo(23));

    const row = rows(page).filter({ hasText: 'Запись 8Прочитано' });
    await row.scrollIntoViewIfNeeded();
    const before = await row.boundingBox();
    await page.clock.runFor(61_000);
    await expect(row).toContainText('Прочитано раз: 2');
    const shown = await numbersOf(page);
    expect(shown.slice(0, 24)).toEqual(upTo(23, 0));
    expect(new Set(shown).size).toBe(shown.length);
    const after = await row.boundingBox();
    expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? 0))).toBeLessThan(4);
  });

  await test.step('a refresh that fails keeps the rows and says so', async () => {
    await openList(page);
    await answerWith(page, 'Сбой');
    await page.clock.runFor(65_000);
    await expect(page.getByRole('alert')).toContainText('Не удалось обновить список');
    expect(await numbersOf(page)).toEqual(upTo(12));
    await answerWith(page, 'Успех');
    await retry(page).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(rows(page).first()).toContainText('Прочитано раз: 2');
  });
});

test('without a connection it keeps what it has, says when it has nothing, and goes on by itself', async ({
  page,
  context,
}) => {
  await installClock(page);
  await openList(page);
  await context.setOffline(true);
  await page.clock.runFor(61_000);
  await expect(rows(page)).toHaveCount(12);
  // The list shows no error, because a line of the shell tells it for the whole page.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await readAgain(page);
  await expect(page.getByText('Нет подключения к интернету')).toBeVisible();
  await expect(page.getByText(emptyText)).toBeHidden();
  await context.setOffline(false);
  await expect(rows(page)).toHaveCount(12);
  await expect(page.getByText('Нет подключения')).toBeHidden();
});

test(
  'the paged list passes axe in the light and the dark theme, in all its states',
  long,
  async ({ page }) => {
    await openSection(page, 'paged-list');
    await expect(rows(page)).toHaveCount(12);
    await expectNoAxeViolationsInBothSchemes(page);
    await answerWith(page, 'Сбой');
    await scrollToEnd(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page, '#paged-list');
    await answerWith(page, 'Пусто');
    await readAgain(page);
    await expect(page.getByText(emptyText)).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page, '#paged-list');
  },
);
