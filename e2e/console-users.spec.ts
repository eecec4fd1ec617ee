import { expect, type Page } from '@playwright/test';
import { requestToken, signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { bookFor, slotsOf } from './support/bookings.ts';
import { long } from './support/languages.ts';
import { callAs, newPhone, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { addTruck } from './support/trucks.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Поиск по телефону, почте или имени' });
/** The number as the screen shows it, such as +7 914 555 01 23. */
const readable = (phone: string) => phone.replace(/^\+7(...)(...)(..)(..)$/, '+7 $1 $2 $3 $4');
const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'An operator blocks a driver knowing which bookings stay, and is told what a colleague did meanwhile',
  long,
  async ({ page }) => {
    const driver = await registerPerson(page.request);
    const truck = await addTruck(page.request, driver.token);
    const operator = { token: await requestToken(page.request, 'admin') };
    const [slot = await Promise.reject()] = (await slotsOf(page.request, operator, 3)).filter(
      ({ state }) => state === 'FREE',
    );
    const booking = await bookFor(page.request, truck, slot.start);

    await signIn(page, 'admin');
    await page.goto('/board/users?page=900');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page).not.toHaveURL(/page=900/);
    await page.getByRole('button', { name: 'Имя' }).click();
    await expect(page).toHaveURL(/sort=name%2CASC/);
    const first = page.getByRole('row').nth(1);
    await page.getByRole('combobox', { name: 'Кого показать' }).selectOption('Табло и киоски');
    await expect(first).toContainText('Зал ожидания');
    await page.getByRole('combobox', { name: 'Кого показать' }).selectOption('Все пользователи');
    await search(page).fill('Соколова');
    const colleague = page.getByRole('row').filter({ hasText: 'Соколова Ольга' });
    await expect(colleague).toContainText('Нет второго фактора');
    await search(page).fill(driver.username.slice(3));
    await expect(page).toHaveURL(/query=.*\d/);
    const row = page
      .getByRole('row')
      .filter({ hasText: readable(driver.username) })
      .getByRole('link');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).not.toContainText('второго фактора');
    await row.press('Enter');
    const panel = panelOf(page, 'Сидоров Пётр');
    await expect(page).toHaveURL(new RegExp(`/board/users/${driver.userId}\\?.*query=`));
    await expect(panel.getByRole('link', { name: booking.formattedBookingNumber })).toBeVisible();
    const phone = panel.getByRole('link', { name: readable(driver.username) });
    await expect(phone).toHaveAttribute('href', `tel:${driver.username}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.getByRole('button', { name: 'Скопировать номер телефона' }).click();
    await expect(panel.getByText('Скопировано')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(driver.username);
    await expect(panel.getByRole('link', { name: 'Sitrak C7H' })).toHaveAttribute(
      'href',
      `/board/vehicles/${truck.id}`,
    );
    await expect(panel.getByRole('button', { name: 'Завершить все сеансы…' })).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page);

    await panel.getByRole('button', { name: 'Заблокировать…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Останется 1 запись');
    await expect(dialog).toContainText(booking.formattedBookingNumber);
    await expect(dialog.getByRole('img', { name: truck.plate })).toBeVisible();
    const path = `/users/${driver.userId}/status?status=BLOCKED`;
    expect((await callAs(page.request, operator, 'PUT', path)).status()).toBe(200);
    await dialog.getByRole('button', { name: 'Заблокировать' }).click();
    await expect(dialog.getByText('Укажите причину', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Причина по-русски' }).fill('Чужие документы');
    await dialog.getByRole('button', { name: 'Заблокировать' }).click();
    await expect(panel.getByRole('alert')).toContainText('заблокирован');
    await expect(panel.getByRole('alert')).toContainText('Ваше действие не выполнено');
    await panel.getByRole('button', { name: 'Разблокировать…' }).click();
    await button(page, 'Разблокировать').click();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Заблокировать…' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(row).toBeFocused();
  },
);

test('An operator opens an account for a caller by phone first, sees what becomes of it, and gives it a role', async ({
  page,
}) => {
  const known = await registerPerson(page.request);
  const phone = newPhone();
  await signIn(page, 'admin');
  await page.goto('/board/users/new');
  const field = page.getByRole('textbox', { name: 'Телефон' });
  await expect(field).toBeFocused();
  await field.fill(known.username);
  await expect(page.getByText('У этого номера уже есть аккаунт: Сидоров Пётр.')).toBeVisible();
  await field.fill(phone);
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Звонков');
  await page.getByRole('textbox', { name: 'Имя' }).fill('Семён');
  await expectNoAxeViolationsInBothSchemes(page);
  await button(page, 'Открыть аккаунт').click();

  const panel = panelOf(page, 'Звонков Семён');
  await expect(panel).toContainText('оператор Соколова Ольга');
  await expect(panel).toContainText('ещё не подтвердил телефон');
  await panel.getByRole('checkbox', { name: 'Табло и киоск' }).check();
  await panel.getByRole('button', { name: 'Изменить роли' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Получит роль: Табло и киоск.');
  // What the server answers ten minutes after the sign-in.
  const refusal = { code: 'PASSWORD_REQUIRED', message: 'x', messagesByLang: {}, errors: [], requestId: 'x' };
  await page.route('**/roles*', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await question.getByRole('button', { name: 'Изменить роли' }).click();
  const again = page.getByRole('dialog', { name: 'Введите пароль ещё раз' });
  await again.getByLabel('Пароль', { exact: true }).fill('oktet-demo');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Изменить роли' })).toHaveCount(0);
  await expect(panel.getByRole('checkbox', { name: 'Табло и киоск' })).toBeChecked();

  // What the server answers when the last administrator would lose the role.
  const last = { ...refusal, code: 'LAST_ADMIN', messagesByLang: { RU: 'Это последний администратор' } };
  await page.route('**/roles*', (route) => route.fulfill({ status: 422, json: last }), { times: 1 });
  await panel.getByRole('checkbox', { name: 'Табло и киоск' }).uncheck();
  await panel.getByRole('button', { name: 'Изменить роли' }).click();
  await question.getByRole('button', { name: 'Изменить роли' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Это последний администратор');
  await page.getByRole('button', { name: 'OK' }).click();
  // The changed roles are not saved yet, so the page asks before it is left.
  await panel.getByRole('link', { name: 'Новая запись' }).click();
  await page.getByRole('button', { name: 'Остаться', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Изменить роли' })).toBeVisible();
});
