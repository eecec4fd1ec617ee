import { type Browser, expect, type Page } from '@playwright/test';
import { requestToken, signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { bookFor, slotsOf } from './support/bookings.ts';
import { jpeg, pdf } from './support/files.ts';
import { long } from './support/languages.ts';
import { loseFirstAnswer } from './support/lost-answers.ts';
import { callAs, type Person, registerPerson } from './support/people.ts';
import { remember } from './support/storage.ts';
import { test } from './support/test.ts';
import { addTruck, newPlate, shownPlate } from './support/trucks.ts';

const openAccount = async (page: Page): Promise<Person> => {
  const person = await registerPerson(page.request);
  await remember(page, 'oktet.token.user', person.token);
  await page.goto('/lk');
  return person;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const certificate = (page: Page) => page.getByRole('region', { name: 'Свидетельство о регистрации ТС' });

/** True if nothing covers the centre of the element. */
const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  return seen !== null && element.contains(seen);
};

const fillNewTruck = async (page: Page, plate: string) => {
  await page.getByRole('button', { name: 'Добавить автомобиль' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Марка и модель').fill('КАМАЗ 5490');
  await dialog.getByLabel('Регистрационный номер').fill(plate);
  return dialog;
};

/** Approves in the console, beside the certificate, as an operator does. */
const approveInConsole = async (browser: Browser, plate: string) => {
  const page = await browser.newPage();
  await signIn(page, 'admin');
  await page.goto(`/board/vehicles?plate=${encodeURIComponent(plate)}`);
  await page.getByRole('link', { name: plate }).click();
  await expect(page.getByRole('img', { name: 'свидетельство.jpg' })).toHaveAttribute('src', /^blob:/);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Скачать').click()]);
  expect(file.suggestedFilename()).toBe('свидетельство.jpg');
  await button(page, /^Подтвердить: /).click();
  await expect(page.getByText(/^Подтверждён, владелец/)).toBeVisible();
  await page.close();
};

test('A driver adds a truck with its certificate, an operator looks at it and approves it, and the driver sees it', async ({
  page,
  browser,
}) => {
  const driver = await openAccount(page);
  const plate = newPlate();
  const dialog = await fillNewTruck(page, plate);
  await certificate(page).locator('input[type=file]').setInputFiles(jpeg('свидетельство.jpg', 300_000));
  await expect(certificate(page).getByRole('listitem')).toContainText('свидетельство.jpg');
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  await loseFirstAnswer(page, 'POST', '/vehicle/v2');
  await save.click();
  await expect(dialog.getByText(/^Нет связи с сервером/)).toBeVisible();
  await save.click();
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole('article', { name: `КАМАЗ 5490 / ${shownPlate(plate)}` });
  await expect(card).toContainText('Документ на проверке');
  await expect(card.getByRole('button', { name: '1 документ' })).toBeVisible();

  const { content } = await (await callAs(page.request, driver, 'GET', '/vehicle/current-user')).json();
  await approveInConsole(browser, plate);
  await page.reload();
  await expect(card.getByText('Подтверждён', { exact: true })).toBeVisible();

  const operator = { token: await requestToken(page.request, 'admin') };
  const ban = {
    vehicleId: content[0].id,
    reason: 'Поддельные документы',
    until: '2099-01-31T09:00:00+09:00',
  };
  expect((await callAs(page.request, operator, 'POST', '/vehicle/ban', ban)).status()).toBe(204);
  await page.reload();
  await expect(card).toContainText('Поддельные документы');
  await expect(card).toContainText('До 31 января 2099');
  const lift = { vehicleId: content[0].id, reason: 'Ошибка' };
  expect((await callAs(page.request, operator, 'POST', '/vehicle/unban', lift)).status()).toBe(204);
  await page.reload();
  await expect(card).not.toContainText('Поддельные документы');
});

test('A file of 12 MB is refused with the words of the specification, and nothing is uploaded', async ({
  page,
}) => {
  await openAccount(page);
  await fillNewTruck(page, newPlate());
  await certificate(page).locator('input[type=file]').setInputFiles(pdf('скан.pdf', 12_000_000));
  await expect(page.getByText('Размер файла не должен превышать 10МБ')).toBeVisible();
  await expect(certificate(page).getByRole('listitem')).toHaveCount(0);
});

test(
  'An upload is cancelled half way: nothing is left of it, and the truck can be saved',
  long,
  async ({ page }) => {
    const driver = await openAccount(page);
    const plate = newPlate();
    const dialog = await fillNewTruck(page, plate);
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await certificate(page).locator('input[type=file]').setInputFiles(jpeg('свидетельство.jpg', 9_900_000));
    const progress = certificate(page).getByRole('progressbar');
    await expect(progress).toHaveAttribute('value', /^[1-9]\d?$/);
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    await button(page, 'Отменить загрузку: свидетельство.jpg').click();
    await expect(certificate(page).getByRole('listitem')).toHaveCount(0);

    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    const card = page.getByRole('article', { name: `КАМАЗ 5490 / ${shownPlate(plate)}` });
    await expect(card.getByRole('button', { name: /документ/ })).toHaveCount(0);
    const documents = await callAs(page.request, driver, 'GET', '/document/current-user');
    expect((await documents.json()).content).toEqual([]);
  },
);

test('The same truck cannot be added twice, and the field says so', long, async ({ page }) => {
  await openAccount(page);
  for (const plate of ['А123ВК75', 'a 123 bk 75']) {
    const dialog = await fillNewTruck(page, plate);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    if (plate === 'А123ВК75') await expect(dialog).toHaveCount(0);
    else await expect(dialog.getByLabel('Регистрационный номер')).toHaveAttribute('aria-invalid', 'true');
  }
});

/** Tries to change a plate on a phone, where the dialog scrolls and its buttons cover a part of it. */
const changePlateInVain = async (page: Page, plate: string) => {
  await page.setViewportSize({ width: 375, height: 600 });
  const edit = page.getByRole('article').getByRole('button', { name: 'Изменить' });
  await edit.click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Регистрационный номер');
  await expect(field).toHaveValue(plate);
  await expect(dialog).not.toContainText('Автомобиль не подтверждён');
  await field.fill(newPlate());
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  const refusal = dialog.getByRole('alert').filter({ hasText: 'запись' });
  await expect(refusal).toBeVisible();
  await expect.poll(() => refusal.evaluate(isOnTop)).toBe(true);
  await dialog.locator('input[type=file]').last().setInputFiles(jpeg('доверенность.jpg'));
  await expect(refusal).toHaveCount(0);
  await expect(dialog.getByRole('listitem')).toContainText('доверенность.jpg');

  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Закрыть без сохранения?');
  await button(page, 'Остаться').click();
  await expect(field).not.toHaveValue(plate);
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await button(page, 'Уйти').click();
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
};

test(
  'A truck that is booked stays as it is, and the driver reads why; after that it is deleted, after a question',
  long,
  async ({ page }) => {
    const driver = await openAccount(page);
    const truck = await addTruck(page.request, driver.token);
    const [slot] = await slotsOf(page.request, driver, 2);
    const booking = await bookFor(page.request, truck, slot?.start ?? '');
    await page.reload();
    const remove = async () => {
      await page.getByRole('article').getByRole('button', { name: 'Удалить' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    };
    await changePlateInVain(page, truck.plate);
    await remove();
    await expect(page.getByRole('alertdialog')).toContainText('Сначала отмените её');
    await button(page, 'OK').click();

    await callAs(page.request, driver, 'DELETE', `/booking/${booking.id}?reason=x`);
    await remove();
    await expect(page.getByText('Автомобилей пока нет')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Автомобили' })).toBeFocused();
    expect(
      (await (await callAs(page.request, driver, 'GET', '/vehicle/current-user')).json()).content,
    ).toEqual([]);
  },
);

test('The vehicle form passes axe, light and dark', long, async ({ page }) => {
  await openAccount(page);
  await fillNewTruck(page, newPlate());
  await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
});
