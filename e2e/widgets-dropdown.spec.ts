import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { openSection } from './support/gallery.ts';
import { test } from './support/test.ts';

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('listbox', { name, exact: true });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

const expectActive = async (box: Locator, name: string) => {
  const id = await box.getAttribute('aria-activedescendant');
  await expect(box.page().locator(`[id="${id}"]`)).toHaveText(name);
};

test.beforeEach(({ page }) => openSection(page, 'dropdown'));

test('one item is chosen with the mouse, and a press elsewhere closes the list', async ({ page }) => {
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

test('the arrow opens and closes; a disabled item cannot be chosen', async ({ page }) => {
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

test('the whole keyboard works', async ({ page }) => {
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

test('search narrows the list, says when nothing is found, and is forgotten when left', async ({ page }) => {
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

test('it is cleared with one button', async ({ page }) => {
  const make = field(page, 'Марка');
  const clear = page.getByRole('button', { name: 'Очистить всё' }).first();
  await make.focus();
  await page.keyboard.press('Tab');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(make).toHaveValue('');
  await expect(make).toBeFocused();
});

test('without search, keys typed within 200 ms of each other are one word', async ({ page }) => {
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

test('without search, the open list follows the typed keys, a space among them too', async ({ page }) => {
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
});

test('several are chosen, removed one by one, and cleared', async ({ page }) => {
  const makes = field(page, 'Марки');
  const pill = (label: string) => page.getByRole('button', { name: `Убрать: ${label}` });
  await expect(pill('Howo')).toBeVisible();
  await makes.click();
  await expect(list(page, 'Марки')).toHaveAttribute('aria-multiselectable', 'true');
  await page.keyboard.type('vol');
  await page.keyboard.press('Enter');
  await expect(pill('Volvo')).toBeVisible();
  await expect(list(page, 'Марки')).toBeVisible();
  await expect(makes).toHaveValue('');
  await page.keyboard.type('s');
  await page.keyboard.press('Backspace');
  await expect(pill('Volvo')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(pill('Volvo')).toHaveCount(0);
  await pill('Howo').click();
  await expect(page.getByRole('button', { name: /Убрать/ })).toHaveCount(1);
  await expect(makes).toBeFocused();
  await option(page, 'FAW').click();
  await expect(page.getByRole('button', { name: /Убрать/ })).toHaveCount(0);
});

test('10,000 items: a panel of 240 px in which a few rows are rendered', async ({ page }) => {
  const many = field(page, '10 000 номеров');
  await many.click();
  const open = list(page, '10 000 номеров');
  const panel = open.locator('xpath=..');
  expect((await panel.boundingBox())?.height).toBe(240);
  const options = page.getByRole('option');
  expect(await options.count()).toBeLessThanOrEqual(16);
  await expect(options.first()).toHaveAttribute('aria-setsize', '10000');
  await open.hover();
  await page.mouse.wheel(0, 44 * 3000);
  await expect(option(page, 'А002ВК78')).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(17);
  const active = await many.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(option(page, 'А999ВК84')).toBeInViewport({ ratio: 1 });
  await expectActive(many, 'А999ВК84');
  await page.keyboard.press('Enter');
  await expect(many).toHaveValue('А999ВК84');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'А999ВК84')).toBeInViewport({ ratio: 1 });
});

test('10,000 items stay quick: the median key is answered within 50 ms', async ({ page }) => {
  const many = field(page, '10 000 номеров');
  await many.click();
  await page.keyboard.press('End');
  const median = await many.evaluate(async (input) => {
    const times: number[] = [];
    for (let press = 0; press < 40; press += 1) {
      const before = performance.now();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
      await Promise.resolve();
      times.push(performance.now() - before);
      await new Promise(requestAnimationFrame);
    }
    return times.sort((a, b) => a - b)[20];
  });
  expect(median).toBeLessThan(50);
  await expectActive(many, 'А959ВК84');
});

test('items from elsewhere: type to search, loading, failure and retry, result', async ({ page }) => {
  const found = field(page, 'Поиск на сервере');
  const says = (text: string) => page.getByRole('status').getByText(text);
  await found.click();
  await expect(says('Введите текст для поиска')).toBeVisible();
  await page.keyboard.type('а001');
  await expect(says('Загрузка…')).toBeVisible();
  await expect(says('Не удалось загрузить')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(option(page, 'А001ВК80')).toBeAttached();
  await option(page, 'А001ВК75').click();
  await expect(found).toHaveValue('А001ВК75');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('ъъъ');
  await expect(says('Ничего не найдено')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(found).toHaveValue('А001ВК75');
});

test('what is not there can be added', async ({ page }) => {
  const addable = field(page, 'Можно добавить');
  await addable.click();
  await page.keyboard.type('Урал 4320');
  await expect(page.getByRole('option')).toHaveText(['Добавить Урал 4320']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Убрать: Урал 4320' })).toBeVisible();
  await page.keyboard.type('урал 4320');
  await expect(page.getByRole('option')).toHaveText(['Урал 4320']);
});

test('loading, disabled and faulty fields say so', async ({ page }) => {
  await field(page, 'Загружается').click();
  await expect(page.getByRole('status').getByText('Загрузка…')).toBeVisible();
  await expect(field(page, 'Недоступно')).toBeDisabled();
  const faulty = page.getByRole('combobox', { name: 'С ошибкой' });
  await expect(faulty).toHaveAttribute('aria-invalid', 'true');
  await expect(faulty).toHaveAccessibleDescription('Выберите');
});

test('near the lower edge the panel opens upwards, and stays on a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 });
  const many = field(page, '10 000 номеров');
  await many.evaluate((input) => input.scrollIntoView({ block: 'end' }));
  await many.click();
  const panel = list(page, '10 000 номеров').locator('xpath=..');
  await expect(panel).toBeInViewport({ ratio: 1 });
  const [above, box] = [await panel.boundingBox(), await many.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
});

for (const [lang, texts] of [
  ['en', ['Type to search', 'Loading...', 'No items found', 'Clear all', 'Add item']],
  ['cn', ['输入以搜索', '正在加载...', '未找到任何项', '全部清除', '添加项']],
] as const) {
  test(`its five texts in ${lang}`, async ({ page }) => {
    await openSection(page, 'dropdown', { lang });
    const boxes = page.getByRole('combobox');
    const [typeToSearch, loading, noItems, clearAll, addItem] = texts;
    await boxes.nth(4).click();
    await expect(page.getByRole('status').getByText(typeToSearch)).toBeVisible();
    await boxes.nth(8).click();
    await expect(page.getByRole('status').getByText(loading)).toBeVisible();
    await boxes.nth(0).fill('щщ');
    await expect(page.getByRole('status').getByText(noItems)).toBeVisible();
    await boxes.nth(5).fill('x');
    await expect(page.getByRole('option')).toHaveText([`${addItem} x`]);
    await expect(page.getByRole('button', { name: clearAll }).first()).toBeVisible();
  });
}

test('the dropdown passes axe in the light and the dark theme, closed and open', async ({ page }) => {
  await openSection(page, 'dropdown');
  await expectNoAxeViolationsInBothSchemes(page);
  await field(page, '10 000 номеров').click();
  await expectNoAxeViolationsInBothSchemes(page);
  await field(page, 'Марки').click();
  await expectNoAxeViolationsInBothSchemes(page);
  await field(page, 'Загружается').click();
  await expectNoAxeViolationsInBothSchemes(page);
});
