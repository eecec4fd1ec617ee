import { expect, test } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { callAs, registerPerson } from './support/people.ts';
import { newPlate } from './support/trucks.ts';

test('An operator finds a truck, approves it, bans it with a reason and an end, and lifts the ban', async ({
  page,
}) => {
  const driver = await registerPerson(page.request);
  const truck = { model: 'Sitrak C7H', registrationPlate: newPlate() };
  const added = await callAs(page.request, driver, 'POST', '/vehicle/v2', truck);
  expect(added.status()).toBe(201);
  await signIn(page, 'admin');
  await page.goto('/board/vehicles');
  await page.getByLabel('Номер', { exact: true }).fill(truck.registrationPlate.toLowerCase());
  await expect(page).toHaveURL(/plate=/);
  await page.getByRole('button', { name: `Открыть ${truck.registrationPlate}` }).click();
  const details = page.getByRole('dialog').filter({ hasText: 'История блокировок' });
  await details.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(details.getByText('Подтверждён', { exact: true })).toBeVisible();

  await details.getByRole('button', { name: 'Заблокировать' }).click();
  const form = page.getByRole('dialog').filter({ hasText: 'Пусто: до снятия' });
  await form.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(form.getByLabel('Причина')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Причина').fill('Поддельные документы');
  await form.getByRole('textbox', { name: 'До какого дня' }).fill('2027-01-31');
  await form.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(details.getByRole('listitem').filter({ hasText: 'Поддельные документы' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Заблокирован' })).toHaveCount(1);
  await page.getByRole('button', { name: `Открыть ${truck.registrationPlate}` }).click();
  await details.getByRole('button', { name: 'Снять блокировку' }).click();
  const lift = page.getByRole('dialog').filter({ hasText: 'Снятие блокировки' });
  await lift.getByLabel('Причина').fill('Ошибка');
  await lift.getByRole('button', { name: 'Снять блокировку' }).click();
  await expect(details.getByRole('button', { name: 'Снять блокировку' })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`The list of vehicles passes axe (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const driver = await registerPerson(page.request);
    await callAs(page.request, driver, 'POST', '/vehicle/v2', {
      model: 'МАЗ',
      registrationPlate: newPlate(),
    });
    await signIn(page, 'admin');
    await page.goto('/board/vehicles');
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoAxeViolations(page);
  });
