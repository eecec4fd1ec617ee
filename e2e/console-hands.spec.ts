import { expect, type Page } from '@playwright/test';
import { passQr } from '#kernel/passes/pass-qr.ts';
import { bookFor, lead, operatorOf } from './support/bookings.ts';
import { callButton, called, oneLine, openQueue, rowOf, statusOf, waiting } from './support/console-queue.ts';
import { long } from './support/languages.ts';
import { setParams } from './support/line.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, registerPerson } from './support/people.ts';
import { addCertificate, addTruck } from './support/trucks.ts';
import { bookTrucks, emptyLine, lineUp, runningSlot } from './support/waiting-trucks.ts';

/** This file changes the line and the gates, so it has a product of its own. */
const test = testOnOwnProduct('console-hands');

/** Presses keys at the speed of a hand and counts them. */
const handOf = (page: Page) => {
  let pressed = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key, { delay: 30 });
        await page.waitForTimeout(60);
        pressed += 1;
      }
    },
    /** The number of keys since it was asked for last. */
    count: () => {
      const keys = pressed;
      pressed = 0;
      return keys;
    },
  };
};

const eventsOf = async (page: Page, { id }: { readonly id: string }) => {
  const path = `/booking/${id}/history?size=100`;
  return (await (await callAs(page.request, await operatorOf(page.request), 'GET', path)).json()).content;
};

test('A scanner that reads one QR three times checks in once', async ({ page }) => {
  await emptyLine(page.request);
  const [{ booking, truck } = await Promise.reject()] = await bookTrucks(page.request, 1);
  await openQueue(page);
  await expect(oneLine(page)).toBeFocused();
  const qr = passQr(booking.formattedBookingNumber, booking.passToken ?? '');
  for (let read = 0; read < 3; read += 1) await page.keyboard.type(`${qr}\n`);
  await expect(page.getByRole('heading', { name: 'Уже в очереди' })).toBeVisible();
  await expect(rowOf(page, truck.plate)).toBeVisible();
  await expect(called(page).getByRole('listitem'), 'it never calls').toHaveCount(0);
  const arrivals = (await eventsOf(page, booking)).filter(
    ({ to }: { to: { status?: string } | null }) => to?.status === 'WAITING',
  );
  expect(arrivals).toHaveLength(1);
});

test(
  'What has changed by itself is not acted upon for a second, and the screen says why',
  long,
  async ({ page }) => {
    const [first = await Promise.reject(), second = await Promise.reject()] = await lineUp(page.request, 3);
    await openQueue(page);
    await expect(callButton(page, first.plate)).toBeEnabled();
    // A colleague calls the first truck. The key that was meant for it must not call the second one.
    await lead(page.request, first, 'GO_TO_GATE');
    await expect(page.getByText(/^Первый только что сменился/)).toBeVisible();
    await page.keyboard.press('F2');
    await expect(callButton(page, second.plate)).toBeEnabled();
    expect(await statusOf(page, second)).toBe('WAITING');
    await page.keyboard.press('F2');
    await expect(called(page).getByRole('listitem')).toHaveCount(2);

    // Every typed key may make another truck the active one. Enter acts at once, because the operator did that himself.
    const [{ booking, truck } = await Promise.reject()] = await bookTrucks(page.request, 1);
    await oneLine(page).pressSequentially(truck.plate.slice(-4), { delay: 60 });
    await expect(page.getByRole('option', { selected: true })).toContainText('Отметить прибытие');
    await page.keyboard.press('Enter');
    await expect.poll(() => statusOf(page, booking)).toBe('WAITING');
  },
);

test('Four keys approve from the queue, but never a disputed truck without a document; the found part is marked', async ({
  page,
}) => {
  await emptyLine(page.request);
  const [owner, rival] = [await registerPerson(page.request), await registerPerson(page.request)];
  const start = await runningSlot(page.request);
  const addUnapproved = async (plate: string, documents: object[]) => {
    const body = { model: 'Sitrak C7H', registrationPlate: plate, documents };
    const answer = await callAs(page.request, owner, 'POST', '/vehicle/v2', body);
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = await answer.json();
    await bookFor(page.request, { id, plate, model: body.model }, start);
    return id as string;
  };
  const documentId = await addCertificate(page.request, owner.token);
  const clear = await addUnapproved('К417АМ75', [{ documentId }]);
  const disputed = await addUnapproved('К528АМ75', []);
  await callAs(page.request, rival, 'POST', '/vehicle/v2', { model: 'MAN', registrationPlate: 'К528АМ75' });
  const isApproved = async (id: string) => {
    const path = `/vehicle/${id}`;
    return (await (await callAs(page.request, await operatorOf(page.request), 'GET', path)).json()).approved;
  };
  await openQueue(page);
  await expect(oneLine(page)).toBeFocused();
  const hand = handOf(page);
  await hand.press('4', '1', '7');
  await expect(page.getByRole('option', { selected: true })).toContainText('подтвердить');
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => String(range)));
  expect(await marked()).toContain('417');
  await hand.press('F10');
  expect(hand.count()).toBe(4);
  await expect.poll(() => isApproved(clear)).toBe(true);

  await expect(oneLine(page)).toHaveValue('');
  await hand.press('5', '2', '8');
  await expect(page.getByRole('option', { selected: true })).toContainText('подтвердить');
  await hand.press('F10');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Нет свидетельства');
  for (const key of ['Enter', 'a', 'F10', 'Enter']) await page.keyboard.press(key);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Не делать' }).click();
  expect(await isApproved(disputed)).toBe(false);
});

test('Eight keys book a known caller for the earliest place', async ({ page }) => {
  const person = await registerPerson(page.request);
  const { plate } = await addTruck(page.request, person.token);
  // The form is loaded only after the last digit was typed, and still gets all digits.
  const typed = Promise.withResolvers<void>();
  await page.route('**/new-booking-panel-*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await openQueue(page);
  await page.getByRole('link', { name: 'Записи', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Завтра/ })).toBeVisible();
  const hand = handOf(page);
  await hand.press('KeyN', ...person.username.slice(-5));
  const panel = page.getByRole('region', { name: 'Новая запись' });
  await expect(panel).toHaveCount(0);
  typed.resolve();
  const phone = panel.getByLabel('Телефон звонящего');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue(person.username.slice(-5));
  await hand.press('Enter');
  await expect(panel.getByRole('radio', { name: plate })).toBeChecked();
  await expect(panel.getByRole('button', { name: /^Как можно скорее/ })).toBeEnabled();
  await hand.press('Control+Enter');
  expect(hand.count()).toBeLessThanOrEqual(8);
  await expect(panel.getByRole('heading', { name: 'Записали' })).toBeFocused();
});

test('Escape closes every dialog of the queue and gives the focus back', long, async ({ page }) => {
  await setParams(page.request, { gates: ['1', '2'] });
  const [first = await Promise.reject(), second = await Promise.reject()] = await lineUp(page.request, 2);
  await openQueue(page);
  await expect(callButton(page, first.plate)).toBeEnabled();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const leave = async (name: string) => {
    await expect(dialog.first(), name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog, name).toHaveCount(0);
  };
  await page.getByRole('button', { name: `Вызвать ${second.plate} вне очереди…` }).click();
  for (const radio of await page.getByRole('dialog').getByRole('radio').all())
    await expect(radio, 'no kind that nobody chose').not.toBeChecked();
  await leave('out of turn');
  await page.getByRole('button', { name: `Ещё действия: ${second.plate}` }).click();
  await page.getByRole('menuitem', { name: 'Отменить запись…' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Уехал');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog'), 'what was typed is not lost by one key').toBeVisible();
  await page.getByRole('button', { name: 'Уйти', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('button', { name: /ворота 2/ })
    .last()
    .click();
  await page.getByRole('menuitem').first().click();
  await leave('closing a gate');
  await page.getByRole('button', { name: /Соколова/ }).click();
  await leave('operator');
  await oneLine(page).focus();
  await page.keyboard.press('?');
  await leave('keys');
  expect(await statusOf(page, second)).toBe('WAITING');
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('A duty: a truck is checked in, called, did not answer, is called again and departs', async ({
    page,
  }) => {
    await setParams(page.request, { gates: ['1', '2'] });
    await emptyLine(page.request);
    const [{ booking, truck } = await Promise.reject()] = await bookTrucks(page.request, 1);
    await openQueue(page);
    await oneLine(page).tap();
    await oneLine(page).pressSequentially(truck.plate.slice(-4), { delay: 60 });
    await page.getByRole('button', { name: /^Отметить прибытие/ }).tap();
    await expect.poll(() => statusOf(page, booking)).toBe('WAITING');
    const call = page.getByRole('button', { name: /^Вызвать/ }).last();
    await expect(call).toBeInViewport({ ratio: 1 });
    await call.tap();
    const row = called(page).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /не отозвался$/ }).tap();
    await expect.poll(() => statusOf(page, booking)).toBe('WAITING');
    await expect(call).toBeEnabled();
    await expect(waiting(page).getByText('не подъехал 1 раз')).toBeVisible();
    await call.tap();
    await expect(row).toHaveCount(1);
    await expect(row.getByText('не подъехал 1 раз'), 'the first time is told too').toBeVisible();
    await row.getByRole('button', { name: /выехал$/ }).tap();
    await expect.poll(() => statusOf(page, booking)).toBe('LEFT_WAITING_ZONE');
  });
});
