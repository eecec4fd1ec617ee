import { expect } from '@playwright/test';
import { requestToken, signIn } from './support/accounts.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import {
  blockSwitch,
  bookTomorrowAtTen,
  button,
  field,
  openParameters,
  openSection,
  resetParameters,
  setBlocked,
  setParameters,
  tomorrow,
  typeClosure,
} from './support/parameters-screen.ts';
import { callAs } from './support/people.ts';
import { remember } from './support/storage.ts';

// The suspension of booking and the parameters concern the whole installation.
const test = testOnOwnProduct('e2e-parameters-server');

test.beforeEach(({ page }) => resetParameters(page));

test('An operator suspends booking, must say why, and a driver reads the reason', async ({
  page,
  browser,
  product,
}) => {
  await setBlocked(page, null);
  await openParameters(page);
  await blockSwitch(page).click();
  await button(page, 'Отмена').click();
  await expect(blockSwitch(page)).not.toBeChecked();

  await blockSwitch(page).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: 'Причина по-русски' });
  await dialog.getByRole('tab', { name: 'English' }).click();
  await dialog.getByRole('textbox', { name: 'Причина по-английски' }).fill('Snow on the road');
  await button(page, 'Приостановить').click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill(' Снегопад на трассе ');
  await expect(dialog.getByText('Без китайского текста')).toBeVisible();
  await button(page, 'Приостановить').press('Enter');
  await expect(blockSwitch(page)).toBeChecked();
  await expect(blockSwitch(page)).toBeFocused();

  const driver = await browser.newPage({ baseURL: product.url });
  await signIn(driver, 'driver');
  await driver.goto('/booking');
  await expect(driver.getByRole('heading', { name: 'Запись приостановлена' })).toBeVisible();
  await expect(driver.getByText('Причина: Снегопад на трассе')).toBeVisible();
  await driver.close();

  // Every page of the console tells that booking is suspended, in its own language, and links to the switch.
  await page.getByRole('link', { name: 'Очередь' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Очередь' })).toBeVisible();
  await expect(page.getByText('Запись приостановлена: водители не могут записаться.')).toBeVisible();
  await expect(page.getByRole('paragraph').getByText('Снегопад на трассе', { exact: true })).toBeVisible();
  const english = await browser.newPage({ baseURL: product.url });
  await remember(english, 'oktet.language', 'EN');
  await signIn(english, 'admin');
  await english.goto('/board/reports');
  await expect(english.getByText('Snow on the road')).toBeVisible();
  await english.close();
  await page.getByRole('link', { name: 'К приёму записей' }).click();
  await expect(page.getByRole('switch')).toBeChecked();
});

test('A half-changed reason asks before its screen is left', long, async ({ page }) => {
  await setBlocked(page, 'Снегопад на трассе');
  await openParameters(page);
  const reason = page.getByRole('textbox', { name: 'Причина, которую видят водители по-русски' });
  const queue = page.getByRole('link', { name: 'Очередь' });
  await queue.click();
  await expect(page).toHaveURL(/\/board\/queue$/);
  await page.goBack();

  await reason.fill('Снегопад, проезд закрыт до утра');
  await queue.click();
  await expect(page.getByRole('alertdialog')).toContainText('Уйти со страницы?');
  await button(page, 'Остаться').click();
  await expect(page).toHaveURL(/\/board\/parameters\/block$/);
  await expect(reason).toHaveValue('Снегопад, проезд закрыт до утра');

  await queue.click();
  await button(page, 'Уйти').click();
  await expect(page).toHaveURL(/\/board\/queue$/);
  await page.goBack();
  await expect(reason).toHaveValue('Снегопад на трассе');
});

test('Closing the tab with a half-changed reason makes the browser ask', long, async ({ page }) => {
  await setBlocked(page, 'Снегопад на трассе');
  await openParameters(page);
  await page.getByRole('textbox', { name: 'Причина, которую видят водители по-русски' }).fill('Другая');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('A saved reason lets go of the screen', long, async ({ page }) => {
  await setBlocked(page, 'Снегопад на трассе');
  await openParameters(page);
  const reason = page.getByRole('textbox', { name: 'Причина, которую видят водители по-русски' });
  await reason.fill('Проезд закрыт до утра');
  const save = button(page, 'Сохранить причину');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await save.click();
  await saved;
  await expect(save).not.toHaveAttribute('data-loading', 'true');
  await expect(save).toBeDisabled();
  await page.getByRole('link', { name: 'Очередь' }).click();
  await expect(page).toHaveURL(/\/board\/queue$/);
  await page.goBack();
  await expect(reason).toHaveValue('Проезд закрыт до утра');
});

test('An operator lets drivers book again only after confirming', long, async ({ page }) => {
  await setBlocked(page, 'Снегопад на трассе');
  await openParameters(page);
  await blockSwitch(page).click();
  await button(page, 'Отмена').click();
  await expect(blockSwitch(page)).toBeChecked();
  await blockSwitch(page).click();
  await button(page, 'Возобновить').click();
  await expect(blockSwitch(page)).not.toBeChecked();
  await expect(page.getByText('Водители могут создавать и изменять записи.')).toBeVisible();
});

const params = '/system-params/booking-params';
test(
  'An operator sees what fewer places do to the coming days, saves knowingly, and finds it in the history',
  long,
  async ({ page }) => {
    await setBlocked(page, null);
    const operator = await bookTomorrowAtTen(page, 3);
    const readVersion = async () =>
      (await (await callAs(page.request, operator, 'GET', params)).json()).version;
    const before = await readVersion();
    await openParameters(page);
    await openSection(page, 'Места');
    const effect = page.getByRole('complementary');
    const dayOfBookings = effect.getByRole('row').nth(2);
    await expect(dayOfBookings).toContainText('288');

    await field(page, 'Мест в слоте').fill('1');
    await expect(effect).toContainText('Из них приоритетных: Допустимо до 1');
    await button(page, 'Сохранить').click();
    await expect(field(page, 'Из них приоритетных')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Из них приоритетных').fill('0');
    await expect(dayOfBookings).toContainText('288 станет 24');
    await expect(effect.getByRole('row').nth(3)).toContainText('10:00: записано 3, мест 1');
    await expectNoAxeViolations(page);

    await page.getByRole('link', { name: 'Очередь' }).click();
    await button(page, 'Остаться').click();
    await button(page, 'Сохранить').click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Отмена' }).click();
    expect(await readVersion()).toBe(before);
    await button(page, 'Сохранить').click();
    await question.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText(`Теперь действует версия ${before + 1}`)).toBeVisible();
    await openSection(page, 'История');
    const version = page.getByRole('article').filter({ hasText: `Версия ${before + 1}` });
    await expect(version).toContainText('Соколова');
    await expect(version).toContainText('Мест в слоте');
    await expect(version).toContainText('Было: 12');
    await expect(version).toContainText('Стало: 1');
    await expect(version).not.toContainText('Длина слота');
  },
);

test(
  'Changed elsewhere meanwhile: fresh data are offered, and what was typed stays',
  long,
  async ({ page }) => {
    await setParameters(page, { slotCapacity: 1, priorityReserve: 0 });
    await openParameters(page);
    await openSection(page, 'Места');
    await field(page, 'Мест в слоте').fill('12');
    await openSection(page, 'Календарь');
    await expect(page).toHaveURL(/\/board\/parameters\/calendar$/);
    const line = await typeClosure(page);
    await expect(page.getByRole('complementary').getByRole('row').nth(2)).toContainText('станет 264');

    const operator = { token: await requestToken(page.request, 'admin') };
    expect((await callAs(page.request, operator, 'PUT', params, { maxEdits: 9 })).status()).toBe(200);
    await button(page, 'Сохранить').click();
    const fresh = button(page, 'Взять свежие данные');
    await expect(fresh).toBeFocused();
    await expect(fresh).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Обновите страницу')).toHaveCount(0);
    await fresh.press('Enter');
    await expect(page.getByRole('region', { name: 'Сохранение' })).toBeFocused();
    await expect(line).toContainText('08:00–10:00 Ремонт весов');
    await openSection(page, 'Сроки и лимиты');
    await expect(field(page, 'Переносов на запись')).toHaveValue('9');
    await openSection(page, /^Места.*изменено$/);
    await expect(field(page, 'Мест в слоте')).toHaveValue('12');
    await button(page, 'Сохранить').click();
    await expect(page.getByText('Теперь действует версия')).toBeVisible();
    expect(await (await callAs(page.request, operator, 'GET', params)).json()).toMatchObject({
      slotCapacity: 12,
      maxEdits: 9,
      closures: [
        {
          from: `${tomorrow()}T08:00:00+09:00`,
          to: `${tomorrow()}T10:00:00+09:00`,
          reasons: { RU: 'Ремонт весов' },
        },
      ],
    });
  },
);

test(
  'A wrong field of another section comes into sight, and the new parameters are saved and told',
  long,
  async ({ page }) => {
    await openParameters(page);
    await openSection(page, 'Места');
    await field(page, 'Мест в слоте').fill('');
    await openSection(page, 'Прибытие и вызов');
    await field(page, 'Вызов действует, мин').fill('20');
    await button(page, 'Добавить ворота').click();
    const gate = page.getByRole('listitem', { name: 'Ворота 1' });
    await gate.getByRole('textbox', { name: 'Название' }).fill('B');
    await gate.getByText('Как проехать').click();
    await gate.getByRole('textbox', { name: 'По-русски' }).fill('второй ряд');
    await button(page, 'Сохранить').click();
    await expect(field(page, 'Мест в слоте')).toBeFocused();
    await field(page, 'Мест в слоте').fill('12');
    await expect(field(page, 'Мест в слоте')).toBeVisible();
    await button(page, 'Сохранить').click();
    await expect(page.getByText('Сохранено')).toBeVisible();
    await openSection(page, 'История');
    const version = page.getByRole('article').first();
    await expect(version).toContainText('Вызов действует, мин');
    await expect(version).toContainText('Стало: 20');
    await expect(version).toContainText('Стало: B, второй ряд');
  },
);
