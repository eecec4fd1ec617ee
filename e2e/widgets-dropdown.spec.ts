import { expect } from '@playwright/test';
import { expectActive, field, list, option } from './support/dropdown.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

test('Items are found, chosen, cleared and added, with the mouse and by keyboard', long, async ({ page }) => {
  await test.step('one item is chosen with the mouse, and a press elsewhere closes the list', async () => {
    await openSection(page, 'dropdown');
    const make = field(page, 'Марка');
    await expect(make).toHaveValue('МАЗ');
    await make.click();
    await expect(make).toHaveAttribute('aria-expanded', 'true');
    await expect(option(page, 'МАЗ')).toHaveAttribute('aria-selected', 'true');
    await option(page, 'Howo').click();
    await expect(make).toHaveValue('Howo');
    await expect(make).toHaveAttribute('aria-expanded', 'false');
    await expect(make).toBeFocused();
    await make.click();
    await page.getByRole('heading', { level: 2 }).click();
    await expect(list(page, 'Марка')).toHaveCount(0);
  });

  await test.step('the arrow opens and closes; a disabled item cannot be chosen', async () => {
    await openSection(page, 'dropdown');
    const make = field(page, 'Марка');
    await page.getByRole('button', { name: 'Показать список' }).first().click();
    await expect(list(page, 'Марка')).toBeVisible();
    await expect(make).toBeFocused();
    await option(page, 'Урал').click({ force: true });
    await expect(list(page, 'Марка')).toBeVisible();
    await expect(make).toHaveValue('МАЗ');
    await page.getByRole('button', { name: 'Скрыть список' }).click();
    await expect(list(page, 'Марка')).toHaveCount(0);
  });

  await test.step('the whole keyboard works', async () => {
    await openSection(page, 'dropdown');
    const make = field(page, 'Марка');
    await make.focus();
    await page.keyboard.press('ArrowDown');
    await expectActive(make, 'МАЗ');
    await page.keyboard.press('ArrowDown');
    await expectActive(make, 'Howo');
    await page.keyboard.press('End');
    await expectActive(make, 'Volvo');
    await page.keyboard.press('ArrowDown');
    await expectActive(make, 'КАМАЗ');
    await page.keyboard.press('PageDown');
    await expectActive(make, 'FAW');
    await page.keyboard.press('PageUp');
    await expectActive(make, 'КАМАЗ');
    await page.keyboard.press('ArrowUp');
    await expectActive(make, 'Volvo');
    await page.keyboard.press('Home');
    await expectActive(make, 'КАМАЗ');
    await page.keyboard.press('Escape');
    await expect(list(page, 'Марка')).toHaveCount(0);
    await expect(make).toHaveValue('МАЗ');
    await expect(make).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(make).toHaveValue('Volvo');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(list(page, 'Марка')).toHaveCount(0);
  });

  await test.step('search narrows the list, says when nothing is found, and is forgotten when left', async () => {
    await openSection(page, 'dropdown');
    const make = field(page, 'Марка');
    await make.focus();
    await page.keyboard.type('маз');
    await expect(page.getByRole('option')).toHaveText(['КАМАЗ', 'МАЗ']);
    await page.keyboard.type('щ');
    await expect(page.getByRole('status').getByText('Ничего не найдено')).toBeVisible();
    await expect(make).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await expect(make).toHaveValue('МАЗ');
    await make.focus();
    await page.keyboard.type('sc');
    await page.keyboard.press('Enter');
    await expect(make).toHaveValue('Scania');
  });

  await test.step('it is cleared with one button', async () => {
    await openSection(page, 'dropdown');
    const make = field(page, 'Марка');
    const clear = page.getByRole('button', { name: 'Очистить всё' }).first();
    await make.focus();
    await page.keyboard.press('Tab');
    await expect(clear).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(make).toHaveValue('');
    await expect(make).toBeFocused();
  });

  await test.step('what is not there can be added', async () => {
    await openSection(page, 'dropdown');
    const addable = field(page, 'Можно добавить');
    await addable.click();
    await page.keyboard.type('Урал 4320');
    await expect(page.getByRole('option')).toHaveText(['Добавить Урал 4320']);
    await page.keyboard.press('Enter');
    await expect(addable).toHaveValue('Урал 4320');
    await addable.fill('урал 4320');
    await expect(page.getByRole('option')).toHaveText(['Урал 4320']);
  });
});

test('without search, keys typed within 200 ms of each other are one word', long, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00+09:00') });
  await openSection(page, 'dropdown', { lang: 'en' });
  await page.clock.pauseAt(new Date('2026-11-20T10:00:00+09:00'));
  const cargo = field(page, 'Cargo');
  await cargo.focus();
  await page.keyboard.press('p');
  await page.clock.runFor(150);
  await page.keyboard.press('o');
  await page.clock.runFor(199);
  await expect(cargo).toHaveValue('');
  await page.clock.runFor(1);
  await expect(cargo).toHaveValue('Post');
  await page.keyboard.press('p');
  await page.clock.runFor(200);
  await expect(cargo).toHaveValue('Postal container');
  await page.keyboard.press('d');
  await page.clock.runFor(200);
  await expect(cargo).toHaveValue('Dangerous');
});

test(
  'without search, the open list follows the typed keys, a space among them too',
  long,
  async ({ page }) => {
    await openSection(page, 'dropdown', { lang: 'en' });
    const cargo = field(page, 'Cargo');
    await cargo.focus();
    await page.keyboard.press('Space');
    await page.keyboard.type('postal c');
    await expect.poll(() => cargo.getAttribute('aria-activedescendant')).toMatch(/-3$/);
    await expect(cargo).toHaveValue('');
    await page.keyboard.press('Space');
    await expect(cargo).toHaveValue('Postal container');
    await page.keyboard.press('Backspace');
    await expect(cargo).toHaveValue('');
  },
);
