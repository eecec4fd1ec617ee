import { expect, type Page } from '@playwright/test';
import { fillSignIn } from './support/account-screens.ts';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { bookFor, lead, operatorOf, slotsOf } from './support/bookings.ts';
import { actBar, called, openQueue, statusOf } from './support/console-queue.ts';
import { long } from './support/languages.ts';
import { serveLaterBuild } from './support/later-build.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, registerPerson } from './support/people.ts';
import { registerOperator } from './support/second-operator.ts';
import { addTruck } from './support/trucks.ts';
import { lineUp } from './support/waiting-trucks.ts';
import { wordsOf } from './support/words.ts';

/** This file changes the line, so it has a product of its own. */
const test = testOnOwnProduct('console-sessions');

const operator = { username: 'admin@oktet.local', password: 'oktet-demo' };
const say = wordsOf('RU');

/** Ends the session from outside of the page, as a change of the password does. */
const endSession = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('oktet.token.admin') ?? '');
  expect((await callAs(page.request, { token }, 'POST', '/logout')).status()).toBe(204);
};

test(
  'Another operator signs in without a reload: what the first one decided was done in his name, and the rest is gone',
  long,
  async ({ page }) => {
    const colleague = await registerOperator(page.request);
    const [truck = await Promise.reject()] = await lineUp(page.request, 1);
    await lead(page.request, truck, 'GO_TO_GATE');
    await openQueue(page);
    const notSent = page.getByText('«Х000ХХ99» не отправлено: нет связи.');
    await page.route('**/queue/check-in', (route) => route.abort());
    await expect(page.getByRole('combobox', { name: 'Найти или выполнить команду' })).toBeFocused();
    await page.keyboard.type('Х000ХХ99\n');
    await expect(notSent).toBeVisible();
    await page.unroute('**/queue/check-in');
    await called(page)
      .getByRole('button', { name: `${truck.plate} выехал` })
      .click();
    await expect(actBar(page)).toContainText('выехал');
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.getByRole('button', { name: 'Да', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход для оператора');
    expect(await statusOf(page, truck)).toBe('LEFT_WAITING_ZONE');
    const history = await callAs(
      page.request,
      await operatorOf(page.request),
      'GET',
      `/booking/${truck.id}/history?size=100`,
    );
    expect((await history.json()).content.at(-1)).toMatchObject({ actorName: 'Соколова Ольга' });

    await fillSignIn(page, say, colleague);
    await page.getByRole('link', { name: /^Очередь/ }).click();
    await expect(page.getByText('Данные в эфире')).toBeVisible();
    await expect(page.getByText('Никто не вызван.')).toBeVisible();
    await expect(notSent).toHaveCount(0);
    await expect(actBar(page).getByRole('listitem')).toHaveCount(0);
  },
);

test('A session that ends in the middle of work leads to the sign-in and back: what was typed is still there', async ({
  page,
}) => {
  const { token } = await registerPerson(page.request);
  const truck = await addTruck(page.request, token);
  const [slot = await Promise.reject()] = await slotsOf(page.request, await operatorOf(page.request), 3);
  const booking = await bookFor(page.request, truck, slot.start);
  await signIn(page, 'admin');
  const address = `/board/bookings/${booking.id}/edit`;
  await page.goto(address);
  const panel = page.getByRole('region', { name: 'Изменить запись' });
  const name = panel.getByLabel('Фамилия водителя');
  await name.fill('Гончаров');
  await endSession(page);
  await page.keyboard.press('Enter');
  const told = page.getByRole('status').filter({ hasText: 'Сеанс завершён' });
  await expect(told).toContainText('набранное останется на месте');
  await expect(name).toBeHidden();
  await expect(page).toHaveURL(address);
  await fillSignIn(page, say, operator);
  await expect(name).toHaveValue('Гончаров');
  await panel.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(new RegExp(`/board/bookings/${booking.id}$`));

  const [, second = await Promise.reject()] = await lineUp(page.request, 2);
  await page.getByRole('link', { name: /^Очередь/ }).click();
  await page.getByRole('button', { name: `Вызвать ${second.plate} вне очереди…` }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: 'Причина по-русски' });
  await reason.fill('Водителю плохо');
  await endSession(page);
  // Pressed on the page, because the field disappears as soon as the stream tells the page that the session has ended.
  await page.keyboard.press('Control+Enter');
  await expect(told).toBeVisible();
  await expect(reason).toBeHidden();
  await fillSignIn(page, say, operator);
  await expect(reason).toHaveValue('Водителю плохо');
  const call = dialog.getByRole('button', { name: `Вызвать ${second.plate}` });
  await expect(dialog.getByRole('radio', { checked: true }), 'the kind is the operator’s choice').toHaveCount(
    0,
  );
  await call.click();
  await expect(dialog.getByText('Укажите, почему вне очереди')).toBeVisible();
  await dialog.getByRole('button', { name: 'Водителю нужна медицинская помощь' }).click();
  await expect(
    dialog.getByRole('radio', { name: 'Медицина' }),
    'a ready reason names its kind',
  ).toBeChecked();
  await call.click();
  await expect(called(page).getByRole('listitem')).toHaveCount(1);
});

test(
  'Parts of the program that went with an upgrade: page and dialog say so, and loaded anew all of it is there',
  long,
  async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/board/vehicles');
    await page.getByRole('heading', { level: 1, name: 'Автомобили' }).waitFor();
    const parts = /\/static\/(reports-page|operator-dialog)-/;
    const openOperator = page.getByRole('button', { name: 'Соколова Ольга' });
    const failed = page.getByRole('alertdialog');
    await openOperator.click();
    await expect(page.getByRole('dialog', { name: 'Соколова Ольга' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await page.route(parts, (route) => route.fulfill({ status: 404, body: '' }));
    // The second failure is told by what was found out after the first one.
    for (const _ of ['first', 'second']) {
      const looked = page.waitForResponse(
        (answer) => answer.url().endsWith('/board/vehicles') && answer.request().resourceType() === 'fetch',
      );
      await openOperator.click();
      await (await looked).finished();
      await expect(failed, 'of the same build: the network may be bad').toContainText('Проверьте связь');
      await failed.getByRole('button', { name: 'Отмена' }).click();
    }

    await serveLaterBuild(page, '**/board/**');
    await openOperator.click();
    await expect(failed).toContainText('Октет обновился');
    await failed.getByRole('button', { name: 'Отмена' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Октет обновился' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Отчёты' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не открылась');
    await expectNoAxeViolationsInBothSchemes(page);
    await page.unroute(parts);
    await page.getByRole('main').getByRole('button', { name: 'Обновить страницу' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Отчёты');
    await expect(page.getByText('Октет обновился')).toHaveCount(0);
  },
);
