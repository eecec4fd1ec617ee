import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { printedKey } from './support/setup-key.ts';
import { remember } from './support/storage.ts';

const name = 'setup';
const test = testOnOwnProduct(name, { DEMO: 'off' });

const api = '/oktet/api/v1';
const names = { RU: 'МАПП Дальний', EN: 'Dalny checkpoint', CN: '达利尼口岸' };
const person = { firstName: 'Анна', lastName: 'Первая', email: 'anna@example.org' };
const password = 'gorizont-sever-41';

const step = (page: Page, count: number) => page.getByText(`шаг ${count} из 4`);
const next = (page: Page, words: string) => page.getByRole('button', { name: words });
const cell = (page: Page, words: string) => page.getByRole('button', { name: words });

const fillPlace = async (page: Page) => {
  await page.getByLabel('Название по-русски').fill(names.RU);
  await page.getByLabel('Название по-английски').fill(names.EN);
  await page.getByLabel('Название по-китайски').fill(names.CN);
  await page.getByLabel('Адрес').fill('Трасса А-350, 480-й км');
};

const draw = async (page: Page, from: string, to: string) => {
  await cell(page, from).hover();
  await page.mouse.down();
  await cell(page, to).hover();
  await page.mouse.up();
};

test('Whoever has the key sets the checkpoint up in four steps, back and forth and across reloads, and is signed in', async ({
  page,
}) => {
  await page.goto('/board');
  await expect(page).toHaveURL('/board/setup');
  await page.getByLabel('Ключ').fill('aaaaa-bbbbb-ccccc-ddddd');
  await page.getByRole('button', { name: 'Открыть' }).click();
  await expect(page.getByText('Ключ не подходит')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);

  // A change of the fragment alone would not load the page again. A link from the server's window does.
  await page.goto('about:blank');
  await page.goto(`/board/setup#${await printedKey(name)}`);
  await expect(step(page, 1)).toBeVisible();
  await expect(page).toHaveURL('/board/setup');
  await expect(page.getByLabel('Часовой пояс')).toHaveValue('Asia/Chita');
  await page.getByLabel('Часовой пояс').selectOption('Asia/Irkutsk');
  await expect(page.getByText('TIME_ZONE=Asia/Irkutsk')).toBeVisible();
  await next(page, 'Дальше: часы и места').click();
  await expect(page.getByLabel('Название по-русски')).toBeFocused();
  await fillPlace(page);
  await expectNoAxeViolationsInBothSchemes(page);
  await page.reload();
  await expect(page.getByLabel('Адрес')).toHaveValue(/А-350/);
  await next(page, 'Дальше: часы и места').click();

  await expect(step(page, 2)).toBeVisible();
  await expect(page.getByText(names.RU)).toBeVisible();
  await draw(page, 'Понедельник, 03:00–04:00: открыто', 'Вторник, 04:00–05:00: открыто');
  await expect(cell(page, 'Вторник, 03:00–04:00: закрыто')).toBeVisible();
  await cell(page, 'Вторник, 04:00–05:00: закрыто').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(cell(page, 'Среда, 04:00–05:00: закрыто')).toBeFocused();
  await page.getByLabel('Из них для приоритета', { exact: true }).fill('99');
  await next(page, 'Дальше: связь').click();
  await expect(page.getByText('Не больше, чем мест в слоте')).toBeVisible();
  await page.getByLabel('Из них для приоритета', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Мест в слоте: меньше' }).click();
  await expectNoAxeViolationsInBothSchemes(page);
  await next(page, 'Дальше: связь').click();

  await expect(step(page, 3)).toBeVisible();
  await page.goBack();
  await expect(step(page, 2)).toBeVisible();
  await expect(page.getByLabel('Мест в слоте', { exact: true })).toHaveValue('11');
  await next(page, 'Дальше: связь').click();
  await page.getByLabel('Куда отправить письмо').fill(person.email);
  await page.getByRole('button', { name: 'Отправить проверку' }).first().click();
  await expect(page.getByText(`Сообщение для ${person.email} лежит в исходящих.`)).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
  await next(page, 'Дальше: люди').click();

  await expect(step(page, 4)).toBeVisible();
  await page.getByLabel('Имя').fill(person.firstName);
  await page.getByLabel('Фамилия').fill(person.lastName);
  await page.getByLabel('Эл. почта').fill(person.email);
  await page.getByLabel('Пароль', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Добавить коллегу' }).click();
  const colleague = page.getByRole('group').filter({ hasText: 'Коллега 1' });
  await colleague.getByLabel('Имя').fill('Олег');
  await colleague.getByLabel('Фамилия').fill('Второй');
  await colleague.getByLabel('Эл. почта').fill('oleg@example.org');
  await expectNoAxeViolationsInBothSchemes(page);
  await next(page, 'Открыть консоль').click();
  await expect(page.getByLabel('Пароль', { exact: true })).toBeFocused();
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await next(page, 'Открыть консоль').click();

  await expect(page).toHaveURL('/board/first-steps');
  await expect(page.getByText('Готово 3 из 9')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
  const { site, slotCapacity, weeklyHours } = await (
    await page.request.get(`${api}/system-params/booking-params`, {
      headers: {
        authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('oktet.token.admin'))}`,
      },
    })
  ).json();
  expect({ site, slotCapacity, wednesday: weeklyHours.WEDNESDAY }).toMatchObject({
    site: { names },
    slotCapacity: 11,
    wednesday: [
      { from: '00:00', to: '04:00' },
      { from: '05:00', to: '24:00' },
    ],
  });
  await page.goto('/board/setup');
  await expect(page.getByRole('heading', { name: 'Пункт уже настроен' })).toBeVisible();
});

/** Finishes the set-up if the test before this one has failed, because the product is then a new one. */
const adminToken = async (page: Page): Promise<string> => {
  const hours = { slotMinutes: 60, slotCapacity: 11, priorityReserve: 1 };
  const weeklyHours = Object.fromEntries(
    ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => [day, []]),
  );
  const key = await printedKey(name);
  const place = { country: 'RU', site: { names, address: 'А-350' } };
  await page.request.put(`${api}/setup`, { data: { key, place, hours: { ...hours, weeklyHours } } });
  await page.request.post(`${api}/setup/finish`, {
    data: { key, administrator: { ...person, password, language: 'RU' } },
  });
  const answer = await page.request.post(`${api}/login-attempt`, {
    headers: { 'Application-Type': 'admin' },
    data: { username: person.email, password },
  });
  return (answer.headers().authorization ?? '').replace('Bearer ', '');
};

test(
  'The first steps tick themselves off when they are done, and are closed for good; F1 opens the help',
  long,
  async ({ page }) => {
    const token = await adminToken(page);
    await remember(page, 'oktet.token.admin', token);
    await page.goto('/board/first-steps');
    const gates = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Ворота/ }) });
    await expect(gates).toContainText('не сделано');
    const params = await page.request.put(`${api}/system-params/booking-params`, {
      headers: { authorization: `Bearer ${token}` },
      data: { gates: ['1', '2'] },
    });
    expect(params.status()).toBe(200);
    await page.reload();
    await expect(gates.getByRole('heading')).toHaveText('Воротасделано');

    await page.getByRole('button', { name: 'Закрыть список' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть список' }).click();
    await expect(page.getByText('Список закрыт.')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Разделы консоли' });
    await expect(menu.getByRole('link', { name: 'Первые шаги' })).toHaveCount(0);

    await page.keyboard.press('F1');
    await expect(page).toHaveURL('/board/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Справка оператора' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Найти в справке' }).fill('пиньинем');
    await expect(page.getByRole('navigation', { name: 'Содержание' }).getByRole('link')).toHaveCount(1);
    await page.getByRole('link', { name: 'Одна строка для всего' }).click();
    await expect(page.getByRole('heading', { name: 'Одна строка для всего' })).toBeInViewport();
    await page.getByRole('searchbox', { name: 'Найти в справке' }).fill('');
    await expectNoAxeViolationsInBothSchemes(page);
  },
);
