import { expect } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { actBar, callButton, called, oneLine, openQueue, statusOf } from './support/console-queue.ts';
import { readOutbox } from './support/outbox.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { emptyLine, lineUp } from './support/waiting-trucks.ts';

const test = testOnOwnProduct('console-undo');

test('A call and a cancellation are taken back by the list of one’s acts, and the driver hears nothing', async ({
  page,
}) => {
  await emptyLine(page.request);
  const [truck = await Promise.reject()] = await lineUp(page.request, 1);
  await openQueue(page);
  await expect(callButton(page, truck.plate)).toBeEnabled();
  await page.keyboard.press('F2');
  await expect(called(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('u');
  const panel = page.getByRole('region', { name: 'Мои действия' });
  await expect(panel.getByRole('listitem').first()).toContainText('Вызван');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem').first()).toContainText('отменено');
  await expect(callButton(page, truck.plate)).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
  await oneLine(page).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: `Ещё действия: ${truck.plate}` }).click();
  await page.getByRole('menuitem', { name: 'Отменить запись…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина по-русски' }).fill('Водитель уехал');
  await dialog.getByRole('button', { name: 'Отменить запись' }).click();
  const waits = actBar(page).getByRole('listitem').filter({ hasText: 'Запись отменена' });
  await expect(waits.getByRole('button', { name: 'Отправить сейчас' })).toBeVisible();
  expect(await statusOf(page, truck)).toBe('CANCELED');
  await waits.getByRole('button', { name: 'Отменить' }).click();
  await expect(callButton(page, truck.plate)).toBeVisible();
  expect(await statusOf(page, truck)).toBe('WAITING');
  const told = (await readOutbox(page.request)).filter(({ text }) => text.includes('отменена'));
  expect(told).toEqual([]);
});
