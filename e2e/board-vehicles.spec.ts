import { expect } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { callAs, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
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
  await form.getByRole('textbox', { name: 'До какого дня' }).fill('2099-01-31');
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

test('A half-written warning outlives a stray back; a link keeps every filter; of two trucks with one plate one is approved', async ({
  page,
}) => {
  const plate = newPlate();
  for (const owner of [await registerPerson(page.request), await registerPerson(page.request)]) {
    const truck = { model: 'Sitrak C7H', registrationPlate: plate };
    expect((await callAs(page.request, owner, 'POST', '/vehicle/v2', truck)).status()).toBe(201);
  }
  await signIn(page, 'admin');
  const found = page.getByRole('row').filter({ hasText: 'Sitrak C7H' });
  const open = (row: number) => found.nth(row).getByRole('button').click();
  const details = page.getByRole('dialog').filter({ hasText: 'История блокировок' });

  await page.goto('/board/queue');
  await page.getByRole('link', { name: 'Автомобили' }).click();
  await page.getByLabel('Номер', { exact: true }).fill(plate);
  await expect(found).toHaveCount(2);
  await open(0);
  await details.getByRole('button', { name: 'Предупредить' }).click();
  const form = page.getByRole('dialog').filter({ hasText: `Предупреждение ${plate}` });
  await form.getByLabel('Причина').fill('Чужие документы');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
  await form.getByRole('button', { name: 'Предупредить' }).click();
  await expect(details.getByRole('listitem')).toContainText('Чужие документы');
  await details.getByRole('button', { name: 'Закрыть' }).click();

  await page.getByLabel('Блокировка', { exact: true }).selectOption('Предупреждён');
  await page.getByRole('textbox', { name: 'Предупреждён с' }).fill('2026-01-01');
  await page.getByLabel('Подтверждение', { exact: true }).selectOption('Не подтверждён');
  await page.getByLabel('Порядок').selectOption('Поздние события');
  await page.getByLabel('Строк на странице').selectOption('25');
  await expect(page).toHaveURL(/size=25/);
  await expect(found).toHaveCount(2);
  await page.goto(page.url());
  await expect(found).toHaveCount(2);
  await expect(page.getByLabel('Блокировка', { exact: true })).toHaveValue('WARNED');
  await expect(page.getByRole('textbox', { name: 'Предупреждён с' })).toHaveValue('2026-01-01');
  await page.getByRole('textbox', { name: 'Предупреждён с' }).fill('2099-01-01');
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
  await page.goto(`/board/vehicles?approved=false&plate=${encodeURIComponent(plate)}`);
  await expect(page.getByLabel('Подтверждение', { exact: true })).toHaveValue('false');
  await page.goto(`/board/vehicles?plate=${encodeURIComponent(plate)}`);

  await open(0);
  await expect(details).toContainText('Ещё 1 автомобиль с этим номером');
  await details.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(details.getByText('Подтверждён', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Закрыть' }).click();
  await open(1);
  await details.getByRole('button', { name: 'Подтвердить' }).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('уже подтверждён у другого пользователя');
  await refusal.getByRole('button').click();
  await details.getByRole('button', { name: 'Отказать' }).click();
  await page.getByRole('textbox', { name: 'Причина' }).fill('Номер принадлежит другому');
  await page.getByRole('button', { name: 'Отказать' }).last().click();
  await expect(details).toContainText('Номер принадлежит другому');
});

test('The list of vehicles passes axe, light and dark', async ({ page }) => {
  const driver = await registerPerson(page.request);
  await callAs(page.request, driver, 'POST', '/vehicle/v2', {
    model: 'МАЗ',
    registrationPlate: newPlate(),
  });
  await signIn(page, 'admin');
  await page.goto('/board/vehicles');
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
});
