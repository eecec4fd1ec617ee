import { test as base, expect } from '@playwright/test';
import { type Product, startProduct } from '../scripts/lib/start-product.ts';
import { chooseSlot, newDriverWithTruck } from './support/booking-screens.ts';
import { bookFor, slotsOf } from './support/bookings.ts';

// Its clock is moved, which nobody else could live with.
const test = base.extend<{ product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct('e2e-expiry-server');
      await use(product);
      await product.stop();
    },
    { timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

test('A driver asks to move a booking and lets the time for the code pass: it stays where it was', async ({
  page,
  product,
}) => {
  await page.clock.install();
  const driver = await newDriverWithTruck(page);
  const start = (await slotsOf(page.request, driver, 3))[10]?.start ?? '';
  await bookFor(page.request, driver.truck, start);
  await page.goto('/booking');
  const card = page.getByRole('article');
  const dialog = page.getByRole('dialog');
  const askToMove = async () => {
    await card.getByRole('button', { name: 'Изменить' }).click();
    await expect(dialog).toContainText('Перенести можно ещё 3 раза');
    await dialog.getByRole('button', { name: 'Выбрать другое время' }).click();
    await chooseSlot(dialog, 5);
    await dialog.getByRole('button', { name: /^Перенести на/ }).click();
    await expect(dialog).toContainText('Подтверждение записи');
  };
  const expectUnmoved = async () => {
    await expect(card).toContainText('Забронировано');
    await expect(card.getByRole('heading')).toContainText('10:00');
    await expect(card.getByRole('button', { name: 'Ввести код' })).toHaveCount(0);
  };

  // The time passes while the code is being typed.
  await askToMove();
  await product.advance('PT15M');
  await dialog.getByRole('textbox').fill('123456');
  await dialog.getByRole('button', { name: 'Подтвердить' }).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('Время на подтверждение истекло');
  await refusal.getByRole('button').click();
  await expect(dialog).toHaveCount(0);
  await expectUnmoved();

  // It passes while the card is looked at: the card says so by itself.
  await askToMove();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(card).toContainText(/Изменение ждёт кода, 1[45]:\d\d/);
  await product.advance('PT15M');
  await page.clock.fastForward('15:00');
  await expectUnmoved();
});
