import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { bookFor, operatorOf, slotsOf } from './support/bookings.ts';
import { oneLine, openQueue } from './support/console-queue.ts';
import { long } from './support/languages.ts';
import { waitForMessage } from './support/outbox.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, registerPerson } from './support/people.ts';
import { remember } from './support/storage.ts';
import { addTruck, shownPlate } from './support/trucks.ts';

/** A closure concerns the whole installation, so this file has a product of its own. */
const test = testOnOwnProduct('closures');

const slotAt = async (request: APIRequestContext, daysAhead: number, hour: number) => {
  const slot = (await slotsOf(request, await operatorOf(request), daysAhead))[hour];
  if (!slot) throw new Error('The day has no such slot');
  return slot.start;
};

const asOperator = async (
  request: APIRequestContext,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
) => {
  const answer = await callAs(request, await operatorOf(request), method, path, { ...body });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
};

/** Closes an hour and sends the messages at once. */
const closeHour = async (request: APIRequestContext, date: string) => {
  const body = { date, minutes: 60, reasons: { RU: 'Ремонт весов' } };
  const { closure } = await asOperator(request, 'POST', '/closures', body);
  return asOperator(request, 'POST', `/closures/${closure.id}/send`);
};

const countKeys = (page: Page) =>
  page.evaluate(() =>
    addEventListener(
      'keydown',
      () => sessionStorage.setItem('keys', String(Number(sessionStorage.getItem('keys')) + 1)),
      true,
    ),
  );

test('Thirteen keys close the checkpoint for three hours with a ready reason', async ({ page }) => {
  await openQueue(page);
  await expect(oneLine(page)).toBeFocused();
  await countKeys(page);
  // Typed at the speed of a hand, because scanned texts are only checked in.
  await page.keyboard.type('закр 3ч мет', { delay: 60 });
  await expect(page.getByRole('option', { selected: true })).toHaveText(
    /Закрыть пункт на 3 ч: Метель: дорога закрыта/,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Закрыть пункт' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Закрыть .+–/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Закрытие: / })).toBeVisible();
  expect(await page.evaluate(() => Number(sessionStorage.getItem('keys')))).toBeLessThanOrEqual(14);
  await expect(page.getByText('идёт', { exact: true })).toBeVisible();
  for (const words of ['Метель: дорога закрыта', 'Snowstorm: the road is closed', '暴风雪，道路封闭'])
    await expect(page.getByRole('region', { name: 'Причина' }).getByText(words)).toBeVisible();
  await page.getByRole('button', { name: /^Отменить закрытие, \d+ с$/ }).click();
  await expect(page.getByText('отменено', { exact: true })).toBeVisible();
  await expect(page.getByText('записи остались на прежнем времени')).toBeVisible();
});

test(
  'A closure gets other words, shows whom an extension moves before it does, and is one entry of the journal',
  long,
  async ({ page }) => {
    const { token } = await registerPerson(page.request);
    const truck = await addTruck(page.request, token);
    const booking = await bookFor(page.request, truck, await slotAt(page.request, 4, 14));
    const closure = await closeHour(page.request, booking.dateBooked);
    await signIn(page, 'admin');
    await page.goto(`/board/closures/${closure.id}`);
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Технические работы' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('region', { name: 'Причина' })).toContainText('Технические работы');

    await page.getByRole('button', { name: 'Продлить' }).click();
    await page.getByRole('menuitem', { name: 'На 1 ч' }).click();
    const dialog = page.getByRole('dialog', { name: /^Продлить до .*16:00$/ });
    await expect(dialog.getByRole('row').filter({ hasText: '15:00 → 16:00' })).toContainText(
      booking.formattedBookingNumber,
    );
    await expect(dialog.getByText(/^1 сообщение$/)).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
    await dialog.getByRole('button', { name: /^Продлить до/ }).click();
    await expect(page.getByRole('button', { name: /^Отменить продление, \d+ с$/ })).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page);

    await page.getByRole('link', { name: 'Журнал' }).last().click();
    await expect(page.getByRole('row').filter({ hasText: booking.formattedBookingNumber })).toHaveCount(2);
    await page.goto('/board/journal?type=CHECKPOINT_CLOSED');
    const entry = page
      .getByRole('row')
      .filter({ hasText: 'Пункт закрыт с' })
      .filter({ hasText: '15:00' })
      .first();
    await entry.getByRole('button', { name: '1 запись' }).click();
    await expect(entry.getByRole('listitem')).toContainText(shownPlate(truck.plate));
    await entry.getByRole('link', { name: /^Пункт закрыт с/ }).click();
    await expect(page).toHaveURL(new RegExp(`/board/closures/${closure.id}$`));
  },
);

const bookingOf = async (page: Page, { id }: Pick<Booking, 'id'>): Promise<Booking> =>
  asOperator(page.request, 'GET', `/booking/${id}`);

test('Reopened early, a driver takes the offered place by the link of the message, another on the card, and one stays', async ({
  page,
}) => {
  const eight = await slotAt(page.request, 5, 8);
  const byLink = await registerPerson(page.request);
  const onCard = await registerPerson(page.request);
  const linked = await bookFor(page.request, await addTruck(page.request, byLink.token), eight);
  const taken = await bookFor(page.request, await addTruck(page.request, onCard.token), eight);
  const kept = await bookFor(page.request, await addTruck(page.request, onCard.token), eight);
  const { id } = await closeHour(page.request, eight);
  const nine = (await bookingOf(page, linked)).dateBooked;
  await asOperator(page.request, 'PUT', `/closures/${id}`, { to: eight });
  await asOperator(page.request, 'POST', `/closures/${id}/send`);

  const offerTo = async (username: string, number: string) => {
    const isOffer = ({ text }: { readonly text: string }) =>
      text.includes('/offer/') && text.includes(number);
    const { text } = await waitForMessage(page.request, username, [], isOffer);
    return /\/offer\/[\w-]{22}/.exec(text)?.[0] ?? '';
  };
  await page.goto(await offerTo(byLink.username, linked.formattedBookingNumber));
  await page.getByRole('button', { name: 'Перейти на 08:00' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Место за вами' })).toBeVisible();
  expect(await bookingOf(page, linked)).toMatchObject({ dateBooked: eight, editCount: 0 });

  const link = await offerTo(onCard.username, kept.formattedBookingNumber);
  await remember(page, 'oktet.token.user', onCard.token);
  await page.goto('/booking');
  const cardOf = ({ formattedBookingNumber }: Booking) =>
    page.getByRole('article').filter({ hasText: formattedBookingNumber });
  await cardOf(taken).getByRole('button', { name: 'Перейти на 08:00' }).click();
  await expect(cardOf(taken).getByText('Пункт открылся раньше')).toHaveCount(0);
  await cardOf(kept).getByRole('button', { name: 'Оставить 09:00' }).click();
  await expect(cardOf(kept).getByText('Пункт открылся раньше')).toHaveCount(0);
  expect((await bookingOf(page, taken)).dateBooked).toBe(eight);
  expect(await bookingOf(page, kept)).toMatchObject({ dateBooked: nine, bookingStatus: 'BOOKED' });

  await page.goto(link);
  await expect(page.getByText('Предложение больше не действует')).toBeVisible();
});

test('While places are offered to those who were moved, the day tells the operator that they are held', async ({
  page,
}) => {
  const ten = await slotAt(page.request, 6, 10);
  const { token } = await registerPerson(page.request);
  await bookFor(page.request, await addTruck(page.request, token), ten);
  const { id } = await closeHour(page.request, ten);
  await signIn(page, 'admin');
  await page.goto(`/board/bookings?date=${ten.slice(0, 10)}`);
  const row = page.locator(`li[data-start="${ten}"]`);
  await expect(row.getByText('Закрыто до 11:00')).toBeVisible();
  await asOperator(page.request, 'PUT', `/closures/${id}`, { to: ten });
  await asOperator(page.request, 'POST', `/closures/${id}/send`);
  await page.reload();
  await expect(row.getByText('придержано 1 место')).toBeVisible();
});

test('A closure that is shortened in the list of closures can be lengthened again by one press', async ({
  page,
}) => {
  const three = await slotAt(page.request, 3, 3);
  const { id } = await closeHour(page.request, three);
  await signIn(page, 'admin');
  await page.goto('/board/closure');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) });
  await row.getByRole('button', { name: 'Отменить или сократить…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Открыть в' }).fill('03:30');
  await dialog.getByRole('button', { name: /03:30/ }).click();
  await page.getByRole('button', { name: /^Отменить открытие, \d+ с$/ }).click();
  await expect(page.getByRole('region', { name: 'Период' })).toContainText('03:00–04:00');
});
