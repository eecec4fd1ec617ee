import { expect } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { callAs, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { newPlate } from './support/trucks.ts';

const hiddenWidth = (box: Element) => box.scrollWidth - box.clientWidth;

test('An operator finds a truck, approves it, bans it with a reason and an end, and lifts the ban', async ({
  page,
}) => {
  const driver = await registerPerson(page.request, { by: 'email' });
  const truck = { model: 'Sitrak C7H', registrationPlate: newPlate() };
  const added = await callAs(page.request, driver, 'POST', '/vehicle/v2', truck);
  expect(added.status()).toBe(201);
  await signIn(page, 'admin');
  await page.goto('/board/vehicles');
  await page.getByLabel('Номер', { exact: true }).fill(truck.registrationPlate.toLowerCase());
  await expect(page).toHaveURL(/plate=/);
  const open = page.getByRole('button', { name: `Открыть ${truck.registrationPlate}` });
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(open).toBeInViewport({ ratio: 1 });
    expect(await page.getByRole('region', { name: 'Автомобили' }).evaluate(hiddenWidth)).toBe(0);
  }
  await open.click();
  const details = page.getByRole('dialog').filter({ hasText: 'История блокировок' });
  await expect(details).toBeFocused();
  await details.getByRole('button', { name: 'Подтвердить' }).press('Enter');
  await expect(details.getByText('Подтверждён', { exact: true })).toBeVisible();
  await expect(details.getByRole('region', { name: 'Подтверждён' })).toBeFocused();

  await details.getByRole('button', { name: 'Заблокировать' }).click();
  const form = page.getByRole('dialog').filter({ hasText: 'Пусто: до снятия' });
  await form.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(form.getByRole('textbox', { name: 'Причина по-русски' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await form.getByRole('textbox', { name: 'Причина по-русски' }).fill('Поддельные документы');
  await expect(form).toContainText('отменится и не вернётся');
  const until = form.getByRole('textbox', { name: 'До какого дня' });
  for (const noDate of ['31.11.2098', '15 декабря']) {
    await until.fill(noDate);
    await form.getByRole('button', { name: 'Заблокировать' }).click();
    await expect(until).toBeFocused();
    await expect(form).toContainText('Такой даты нет');
  }
  await until.fill('01.01.2020');
  await form.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(until).toBeFocused();
  await expect(until).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
  await until.fill('31.01.2099');
  await form.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(details.getByRole('status')).toContainText(/До 2099-01-31 23:59$/);
  await expect(details.getByRole('listitem').filter({ hasText: 'Поддельные документы' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Заблокирован' })).toHaveCount(1);
  await open.click();
  await details.getByRole('button', { name: 'Снять блокировку' }).click();
  const lift = page.getByRole('dialog').filter({ hasText: 'Снятие блокировки' });
  await lift.getByRole('textbox', { name: 'Причина по-русски' }).fill('Ошибка');
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
  await form.getByRole('textbox', { name: 'Причина по-русски' }).fill('Чужие документы');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
  await expect(form).toContainText('Это будет предупреждение 1 из 2. Считается 90 дней');
  await form.getByRole('button', { name: 'Предупредить' }).click();
  await expect(details.getByRole('listitem')).toContainText('Чужие документы');
  await expect(details.getByRole('button', { name: 'Снять блокировку' })).toHaveCount(0);
  await details.getByRole('button', { name: 'Предупредить' }).click();
  await expect(form).toContainText('номер будет заблокирован на 14 дней');
  await form.getByRole('button', { name: 'Отмена' }).click();
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
  await page.getByRole('textbox', { name: 'Причина по-русски' }).fill('Номер принадлежит другому');
  await page.getByRole('button', { name: 'Отказать' }).last().click();
  await expect(details).toContainText('Номер принадлежит другому');

  await details.getByRole('button', { name: 'Снять предупреждение' }).click();
  const takeBack = page.getByRole('dialog').filter({ hasText: 'Снятие предупреждения' });
  await takeBack.getByRole('textbox', { name: 'Причина по-русски' }).fill('Ошибка оператора');
  await takeBack.getByRole('button', { name: 'Снять предупреждение' }).click();
  await expect(details.getByRole('button', { name: 'Снять предупреждение' })).toHaveCount(0);
});

test('The list answers its filters or says why not, and follows what others decide', async ({ page }) => {
  const driver = await registerPerson(page.request);
  const plates = newPlate();
  for (let count = 0; count < 11; count += 1) {
    const truck = { model: 'Sitrak C7H', registrationPlate: `${plates}${count}` };
    expect((await callAs(page.request, driver, 'POST', '/vehicle/v2', truck)).status()).toBe(201);
  }
  const operator = { token: await signIn(page, 'admin') };
  await page.clock.install();
  await page.goto(`/board/vehicles?approved=false&page=1&plate=${encodeURIComponent(plates)}`);
  const rows = page.getByRole('row').filter({ hasText: 'Sitrak C7H' });
  const filter = (name: string) => page.getByRole('textbox', { name, exact: true });
  await rows.getByRole('button').click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Подтвердить' }).click();
  await details.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByText('1–10 из 10')).toBeVisible();
  await expect(rows).toHaveCount(10);

  for (const [name, value, fault] of [
    ['Номер', '---', 'Нужна хотя бы одна буква или цифра'],
    ['Телефон', '123', 'Нужны последние 4 цифры или больше'],
  ] as const) {
    const before = await filter(name).inputValue();
    await filter(name).fill(value);
    await expect(page.getByText(fault)).toBeVisible();
    await expect(page.getByText('Проверьте фильтры')).toBeVisible();
    await filter(name).fill(before);
    await expect(page.getByText('Проверьте фильтры')).toHaveCount(0);
  }
  await filter('Записан с').fill('2099-01-02');
  await filter('Записан по').fill('2099-01-01');
  await expect(filter('Записан по')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Конец не раньше начала')).toBeVisible();
  await filter('Записан с').fill('');
  await filter('Записан по').fill('');
  await expect(page.getByText('1–10 из 10')).toBeVisible();

  const approval = page.getByLabel('Подтверждение', { exact: true });
  const held = Promise.withResolvers<void>();
  await page.route('**/vehicle/all?*', (route) => held.promise.then(() => route.continue()));
  await approval.selectOption('Подтверждён');
  await expect(page.locator('[aria-busy="true"]')).toContainText('1–10 из 10');
  held.resolve();
  await expect(rows).toHaveCount(1);
  await page.context().setOffline(true);
  await approval.selectOption('Все');
  await expect(page.getByText('Нет подключения к интернету')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(rows).toHaveCount(10);

  const [vehicle] = (
    await (await callAs(page.request, operator, 'GET', `/vehicle/all?registrationPlate=${plates}9`)).json()
  ).content;
  const ban = { vehicleId: vehicle.id, reason: 'Поддельные документы' };
  expect((await callAs(page.request, operator, 'POST', '/vehicle/ban', ban)).status()).toBe(204);
  await page.clock.fastForward(61_000);
  await expect(rows.filter({ hasText: 'Заблокирован' })).toHaveCount(1);
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
