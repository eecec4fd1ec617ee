import { test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from '../scripts/lib/start-product.ts';
import { signIn } from './support/accounts.ts';

// Blocking stops every driver of an installation, so this journey has one of its own.
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct('e2e-parameters-server');
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

test.describe.configure({ mode: 'serial' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const blockSwitch = (page: Page) => page.getByRole('switch', { name: 'Приостановить запись' });

const openParameters = async (page: Page) => {
  await signIn(page, 'admin');
  await page.goto('/board/parameters');
  await expect(blockSwitch(page)).toBeVisible();
};

test('An operator suspends booking, must say why, and a driver reads the reason', async ({
  page,
  browser,
  product,
}) => {
  await openParameters(page);
  await blockSwitch(page).click();
  await button(page, 'Отмена').click();
  await expect(blockSwitch(page)).not.toBeChecked();

  await blockSwitch(page).click();
  await page.getByRole('textbox', { name: 'Причина' }).fill('   ');
  await button(page, 'Приостановить').click();
  await expect(page.getByText('Укажите причину')).toBeVisible();
  await page.getByRole('textbox', { name: 'Причина' }).fill(' Снегопад на трассе ');
  await button(page, 'Приостановить').click();
  await expect(blockSwitch(page)).toBeChecked();

  const driver = await browser.newPage({ baseURL: product.url });
  await signIn(driver, 'driver');
  await driver.goto('/booking');
  await expect(driver.getByRole('heading', { name: 'Запись приостановлена' })).toBeVisible();
  await expect(driver.getByText('Причина: Снегопад на трассе')).toBeVisible();
  await driver.close();
});

test('A half-changed reason asks before its screen is left, and is kept or dropped as told', async ({
  page,
}) => {
  await openParameters(page);
  const reason = page.getByRole('textbox', { name: 'Причина, которую видят водители' });
  const queue = page.getByRole('link', { name: 'Очередь' });
  await queue.click();
  await expect(page).toHaveURL(/\/board\/queue$/);
  await page.goBack();

  await reason.fill('Снегопад, проезд закрыт до утра');
  await queue.click();
  await expect(page.getByRole('alertdialog')).toContainText('Уйти со страницы?');
  await button(page, 'Остаться').click();
  await expect(page).toHaveURL(/\/board\/parameters$/);
  await expect(reason).toHaveValue('Снегопад, проезд закрыт до утра');

  await queue.click();
  await button(page, 'Уйти').click();
  await expect(page).toHaveURL(/\/board\/queue$/);
  await page.goBack();
  await expect(reason).toHaveValue('Снегопад на трассе');
});

test('Closing the tab with a half-changed reason makes the browser ask', async ({ page }) => {
  await openParameters(page);
  await page.getByRole('textbox', { name: 'Причина, которую видят водители' }).fill('Другая');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('A saved reason lets go of the screen', async ({ page }) => {
  await openParameters(page);
  const reason = page.getByRole('textbox', { name: 'Причина, которую видят водители' });
  await reason.fill('Проезд закрыт до утра');
  await button(page, 'Сохранить причину').click();
  await expect(button(page, 'Сохранить причину')).toBeDisabled();
  await page.getByRole('link', { name: 'Очередь' }).click();
  await expect(page).toHaveURL(/\/board\/queue$/);
  await page.goBack();
  await expect(reason).toHaveValue('Проезд закрыт до утра');
});

test('An operator lets drivers book again only after confirming', async ({ page }) => {
  await openParameters(page);
  await blockSwitch(page).click();
  await button(page, 'Отмена').click();
  await expect(blockSwitch(page)).toBeChecked();
  await blockSwitch(page).click();
  await button(page, 'Возобновить').click();
  await expect(blockSwitch(page)).not.toBeChecked();
  await expect(page.getByText('Водители могут создавать и изменять записи.')).toBeVisible();
});
