import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { requestToken, signIn } from './support/accounts.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { callAs } from './support/people.ts';
import { test } from './support/test.ts';
import { newPlate } from './support/trucks.ts';

test('An operator reads in the journal what another does, as it happens, and goes to the truck it is about', async ({
  page,
}) => {
  const reason = `Учения ${randomInt(1_000_000)}`;
  const colleague = { token: await requestToken(page.request, 'admin') };
  const registrationPlate = newPlate();
  const added = await callAs(page.request, colleague, 'POST', '/vehicle/v2', {
    model: 'MAN',
    registrationPlate,
  });
  const { id: vehicleId } = await added.json();

  await signIn(page, 'admin');
  await page.clock.install();
  await page.goto(`/board/journal?vehicleId=${vehicleId}`);
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('Добавлен').getByRole('img', { name: registrationPlate })).toBeVisible();
  await callAs(page.request, colleague, 'POST', '/vehicle/warn', { vehicleId, reason });
  const warning = row(`Предупреждён: ${reason}`);
  await page.clock.fastForward('00:05');
  await expect(warning).toBeVisible();
  await expect(warning).toContainText('Соколова Ольга');
  await expectNoAxeViolations(page);

  await page.getByLabel('Что', { exact: true }).selectOption('Предупреждение');
  await expect(row('Добавлен')).toHaveCount(0);
  await page.getByRole('button', { name: /^Убрать условие: Автомобиль/ }).click();
  await page.getByRole('combobox', { name: 'Кто' }).fill('Соколова');
  await page.getByRole('option', { name: 'Соколова Ольга' }).click();
  await expect(page).toHaveURL(/actorId=.*type=WARN/);
  await expect(warning).toBeVisible();

  await warning.getByRole('link', { name: `Предупреждён: ${reason}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/board/vehicles/${vehicleId}`);
  await page.goBack();
  await expect(page.getByLabel('Что', { exact: true })).toHaveValue('WARN');
});
