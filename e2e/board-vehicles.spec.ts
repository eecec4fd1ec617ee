import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { bookFor, operatorOf, slotsOf } from './support/bookings.ts';
import { long } from './support/languages.ts';
import { callAs, type Person, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { addCertificate, addTruck, newPlate } from './support/trucks.ts';

const add = async (request: APIRequestContext, owner: Person, registrationPlate: string): Promise<string> => {
  const documents = [await addCertificate(request, owner.token)];
  const truck = { model: 'Sitrak C7H', registrationPlate, documents };
  const added = await callAs(request, owner, 'POST', '/vehicle/v2', truck);
  expect(added.status(), await added.text()).toBe(201);
  return (await added.json()).id;
};

const panelOf = (page: Page) => page.getByRole('region', { name: /^Автомобиль / });
const reasonIn = (page: Page) => page.getByRole('textbox', { name: /по-русски$/ });
const freeSlot = async (request: APIRequestContext) => {
  const slots = await slotsOf(request, await operatorOf(request), 3);
  return slots.find(({ free }) => free > 2)?.start ?? '';
};

/** Runs in the page. Presses A as soon as the button that decides about the truck with `plate` is enabled. */
const strikeOnceMoreAt = (plate: string) => {
  const watch = new MutationObserver(() => {
    const panel = document.querySelector('[data-panel]');
    const isNext = panel?.querySelector(`[role="img"][aria-label="${plate}"]`);
    if (!isNext || !panel?.querySelector('[aria-keyshortcuts="A"]:not(:disabled)')) return;
    watch.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA', key: 'a', bubbles: true }));
    document.documentElement.dataset.struck = 'true';
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
};

const checkTrucks = async (page: Page, count: number) => {
  const owner = await registerPerson(page.request, { by: 'email' });
  const plate = newPlate();
  const plates = Array.from({ length: count }, (_, number) => `${plate}${String(number).padStart(2, '0')}`);
  for (const one of plates) await add(page.request, owner, one);
  const operator = { token: await signIn(page, 'admin') };
  await page.goto(`/board/vehicles?tab=waiting&search=${encodeURIComponent(plate)}`);
  const panel = panelOf(page);
  const { keyboard } = page;

  await expect(page.getByText(`1–${Math.min(10, count)} из ${count}`)).toBeVisible();
  await page.getByRole('link', { name: `${plate}00` }).focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await keyboard.press(key);
  await expect(panel.getByText(`1 из ${count}`)).toBeVisible();
  await keyboard.press('KeyJ');
  await expect(panel.getByRole('img', { name: `${plate}01` })).toBeVisible();
  await keyboard.press('KeyK');
  await expect(panel.getByRole('img', { name: `${plate}00` })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('link', { name: `${plate}00` })).toBeFocused();
  await keyboard.press('Enter');

  // A key that is held or struck twice decides about one truck only, because nobody has seen the next one.
  const approve = panel.getByRole('button', { name: 'Подтвердить: Сидоров Пётр' });
  await expect(approve).toBeEnabled();
  await page.evaluate(strikeOnceMoreAt, `${plate}01`);
  for (let beat = 0; beat < 20; beat += 1) await keyboard.down('KeyA');
  await keyboard.up('KeyA');
  await expect(panel.getByRole('img', { name: `${plate}01` })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-struck', 'true');
  await expect(approve).toBeEnabled();
  await expect(panel.getByRole('img', { name: `${plate}01` })).toBeVisible();

  // The operator takes a mistaken approval back and goes on with the next truck.
  await keyboard.press('KeyU');
  await expect(panel.getByRole('button', { name: 'Снять подтверждение…' })).toBeVisible();
  await page.goBack();
  await expect(panel.getByRole('img', { name: `${plate}01` })).toBeVisible();

  for (const [number, shown] of plates.entries()) {
    if (number === 0) continue;
    await expect(panel.getByRole('img', { name: shown })).toBeVisible();
    if (number !== 3) {
      await expect(approve).toBeEnabled();
      await keyboard.press('KeyA');
      continue;
    }
    await keyboard.press('KeyR');
    await expect(reasonIn(page)).toBeFocused();
    await keyboard.type('Свидетельство не читается');
    // The first Tab reaches the button that leads back, the second one the submit button.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/board\/vehicles\?/);
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
  const answer = await callAs(
    page.request,
    operator,
    'GET',
    `/vehicle/all?size=25&registrationPlate=${plate}`,
  );
  const decided: OperatorVehicle[] = (await answer.json()).content;
  expect(decided.filter(({ approved }) => approved)).toHaveLength(count - 1);
  expect(decided.filter(({ approved }) => !approved)).toMatchObject([
    { registrationPlate: `${plate}03`, disapprovalReason: 'Свидетельство не читается' },
  ]);
};

test('An operator checks four trucks without the mouse: approves, refuses one with a reason, goes back and forth', ({
  page,
}) => checkTrucks(page, 4));

test('He checks fourteen, over the end of a page', long, ({ page }) => checkTrucks(page, 14));

test(
  'Of a disputed plate both claims are seen; what another operator decides meanwhile is told, then the plate is moved',
  long,
  async ({ page }) => {
    const [one, two] = [await registerPerson(page.request), await registerPerson(page.request)];
    const plate = newPlate();
    const first = await add(page.request, one, plate);
    const second = await add(page.request, two, plate);
    const truck = { id: first, plate, model: 'Sitrak C7H' };
    const booking = await bookFor(page.request, truck, await freeSlot(page.request), { userId: one.userId });
    const operator = { token: await signIn(page, 'admin') };

    await page.goto(`/board/vehicles/${second}?tab=all&search=${encodeURIComponent(plate)}`);
    const panel = panelOf(page);
    const claims = panel.getByRole('radiogroup').getByRole('radio');
    await expect(claims).toHaveCount(2);
    const decide = panel.getByRole('region', { name: 'Решение' });
    await expect(decide).toContainText(
      `Запись ${booking.formattedBookingNumber} (Сидоров Пётр) отменится, когда`,
    );
    expect((await callAs(page.request, operator, 'GET', `/vehicle/${first}/approve`)).status()).toBe(200);
    await decide.getByRole('button', { name: /^Подтвердить: / }).click();
    await expect(decide.getByRole('alert')).toContainText(
      /решил другой оператор, [^:]+: номер подтверждён, владелец Сидоров Пётр/,
    );
    await expectNoAxeViolationsInBothSchemes(page);

    await decide.getByRole('button', { name: /^Передать номер: / }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Номер спорный: заявлен ещё в 1 учётной записи');
    await question.getByRole('button', { name: 'Знаю, продолжить' }).click();
    await expect(decide).toContainText('Подтверждён, владелец');
    await claims.first().check();
    await expect(decide).toContainText('Подтверждён, владелец');
    const moved = await (await callAs(page.request, operator, 'GET', `/vehicle/${second}`)).json();
    expect(moved).toMatchObject({ approved: true });
  },
);

test(
  'A ban ends the bookings that were shown, or shows them anew; what is typed is not lost without asking',
  long,
  async ({ page }) => {
    const owner = await registerPerson(page.request);
    const truck = await addTruck(page.request, owner.token);
    const start = await freeSlot(page.request);
    const booking = await bookFor(page.request, truck, start, { userId: owner.userId });
    const operator = { token: await signIn(page, 'admin') };
    await page.goto(`/board/vehicles/${truck.id}?tab=all&search=${encodeURIComponent(truck.plate)}`);
    const panel = panelOf(page);
    await expect(panel.getByText('Блокировка отменит 1 запись')).toBeVisible();
    await panel.getByRole('button', { name: 'Заблокировать…' }).click();

    const step = page.getByRole('region', { name: /^Блокировка / });
    await expect(step).toContainText('Отменится 1 запись и не вернётся');
    await expect(step.getByRole('link', { name: booking.formattedBookingNumber })).toBeVisible();
    await expect(reasonIn(page)).toBeFocused();
    await step.getByRole('radio', { name: 'До дня' }).check();
    const until = step.getByRole('textbox', { name: 'До какого дня' });
    await until.fill('01.01.2020');
    await reasonIn(page).fill('Поддельные документы');
    await step.getByRole('button', { name: 'Заблокировать' }).click();
    await expect(until).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
    await step.getByRole('radio', { name: '30 дней' }).check();

    const canceled = `/booking/${booking.id}?reason=x&version=${booking.version}`;
    expect((await callAs(page.request, operator, 'DELETE', canceled)).ok()).toBe(true);
    const again = await bookFor(page.request, truck, start, { userId: owner.userId });
    await step.getByRole('button', { name: 'Заблокировать на 30 дней' }).click();
    await expect(step).toContainText('Записи изменились, пока вы писали');
    await expect(step.getByRole('link', { name: again.formattedBookingNumber })).toBeVisible();
    await expect(reasonIn(page)).toHaveValue('Поддельные документы');
    await step.getByRole('button', { name: 'Заблокировать на 30 дней' }).click();
    await expect(panel.getByRole('status').filter({ hasText: 'заблокирован' })).toBeVisible();
    await expect(panel).toContainText('Поддельные документы');
    await expect(panel.getByRole('listitem').filter({ hasText: again.formattedBookingNumber })).toContainText(
      'Отменено',
    );
  },
);

test(
  'A warning says what it will cause and is taken back; filters stay in the address; list and step pass axe',
  long,
  async ({ page }) => {
    const owner = await registerPerson(page.request);
    const plate = newPlate();
    const id = await add(page.request, owner, plate);
    await signIn(page, 'admin');
    await page.goto('/board/vehicles');
    await page.getByRole('textbox', { name: 'Номер, телефон, владелец' }).fill(plate.toLowerCase());
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('button', { name: 'Фильтры' }).click();
    await page.getByLabel('Блокировка', { exact: true }).selectOption('Предупреждён');
    await expect(page.getByText('Ничего не найдено')).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page);
    await page.reload();
    await expect(page.getByLabel('Блокировка', { exact: true })).toHaveValue('WARNED');
    await page.getByLabel('Блокировка', { exact: true }).selectOption('Все');
    await page.getByRole('link', { name: plate }).click();

    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Предупредить…' }).click();
    const step = page.getByRole('region', { name: /^Предупреждение / });
    await expect(step).toContainText('Это будет предупреждение 1 из 2. Считается 90 дней');
    await step.getByRole('button', { name: 'Стоянка вне отведённого места' }).click();
    await expectNoAxeViolationsInBothSchemes(page);
    await step.getByRole('button', { name: 'Предупредить', exact: true }).click();
    await expect(panel).toContainText('Стоянка вне отведённого места');
    await expect(panel.getByRole('button', { name: 'Снять блокировку…' })).toHaveCount(0);

    await panel.getByRole('button', { name: 'Предупредить…' }).click();
    await expect(step).toContainText('номер будет заблокирован на 14 дней');
    await expect(step).toContainText('Записей, которые отменятся, нет');
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Снять предупреждение…' }).click();
    await reasonIn(page).fill('Ошибка оператора');
    await page.getByRole('button', { name: 'Снять предупреждение', exact: true }).click();
    await expect(panel.getByRole('button', { name: 'Снять предупреждение…' })).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(id));
  },
);
