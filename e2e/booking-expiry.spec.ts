import { expect } from '@playwright/test';
import { chooseSlot, openWithBooking } from './support/booking-screens.ts';
import { operatorOf, slotsOf } from './support/bookings.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs } from './support/people.ts';

// This file moves the clock, which would disturb other journeys.
const test = testOnOwnProduct('e2e-expiry-server');

test(
  'A driver asks to move a booking, is offered other times for one that was taken, and lets the time for the code pass: it stays where it was. Cancelled by an operator, its open pass is none',
  long,
  async ({ page, product }) => {
    await page.clock.install();
    const { booking, card, dialog } = await openWithBooking(page, 10);
    const chooseTime = async (index: number) => {
      await card.getByRole('button', { name: 'Изменить' }).click();
      await expect(dialog).toContainText('Перенести можно ещё 3 раза');
      await dialog.getByRole('button', { name: 'Выбрать другое время' }).click();
      return chooseSlot(dialog, index);
    };
    const askToMove = () => dialog.getByRole('button', { name: /^Перенести на/ }).click();
    const expectUnmoved = async () => {
      await expect(card).toContainText('Забронировано');
      await expect(card.getByRole('heading')).toContainText('10:00');
      await expect(card.getByRole('button', { name: 'Ввести код' })).toHaveCount(0);
    };

    // Somebody takes the time while the driver looks at it. His page learns that only from the refusal.
    const time = (await chooseTime(8)).slice(0, 5);
    const operator = await operatorOf(page.request);
    const wanted = (await slotsOf(page.request, operator, 2)).find(
      (slot) => slot.start.slice(11, 16) === time,
    );
    const full = { capacityOverrides: [{ start: wanted?.start, capacity: 0 }] };
    await page.route('**/booking/time-slots*', (route) => route.abort());
    const set = await callAs(page.request, operator, 'PUT', '/system-params/booking-params', full);
    expect(set.status()).toBe(200);
    await askToMove();
    const offers = dialog.getByRole('alert').getByRole('listitem');
    await expect(offers).toHaveCount(3);
    await page.unroute('**/booking/time-slots*');
    await offers.first().getByRole('button').click();
    await askToMove();

    // The time runs out while the code is being typed.
    await expect(dialog).toContainText('Подтверждение записи');
    await product.advance('PT15M');
    await dialog.getByRole('textbox').fill('123456');
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText('Время на подтверждение истекло, запись осталась прежней');
    await refusal.getByRole('button').click();
    await expect(dialog).toHaveCount(0);
    await expectUnmoved();

    // The code expires while its dialog is open: the dialog and the card below tell it by themselves. The driver
    // waits a minute first, because he has let a held place go.
    await product.advance('PT1M');
    await chooseTime(2);
    await askToMove();
    await expect(dialog).toContainText('Подтверждение записи');
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await expect(card).toContainText(/Изменение ждёт кода, 1[45]:\d\d/);
    await card.getByRole('button', { name: 'Ввести код' }).click();
    await expect(dialog).toContainText('Код действует 15 минут.');
    await product.advance('PT5M');
    await page.clock.fastForward('05:00');
    await expect(dialog).toContainText('Код действует 10 минут.');
    await product.advance('PT10M');
    await page.clock.fastForward('10:00');
    await expect(dialog.getByRole('alert').first()).toContainText('запись осталась прежней');
    // The dialog asks for no code any more.
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expect(dialog.getByRole('button')).toHaveText(['Закрыть', 'Занять это место снова']);
    // Whoever lets a second place go has to wait longer.
    await product.advance('PT30M');
    await dialog.getByRole('button', { name: 'Занять это место снова' }).click();
    await expect(dialog).toContainText('Код действует 15 минут.');
    await product.advance('PT15M');
    await page.clock.fastForward('15:00');
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expectUnmoved();

    await card.getByRole('button', { name: 'Пропуск', exact: true }).click();
    const pass = page.getByRole('region', { name: 'Пропуск' });
    await expect(pass).toContainText('Приезжайте');
    const path = `/booking/${booking.id}?reason=${encodeURIComponent('Ворота закрыты')}`;
    const cancelled = await callAs(page.request, await operatorOf(page.request), 'DELETE', path);
    expect(cancelled.status()).toBe(204);
    await page.clock.fastForward('01:01');
    await expect(pass.getByRole('status').filter({ hasText: 'больше не действует' })).toBeVisible();
    await expect(pass).toContainText('Причина: Ворота закрыты');
    await expect(pass).not.toContainText('Приезжайте');
    await expect(pass.getByRole('button')).toHaveCount(0);

    // A closed day shows the reason and the time of the next opening.
    await pass.getByRole('link', { name: 'Мои записи' }).click();
    const day = (await slotsOf(page.request, operator, 5)).map(({ start }) => start);
    const closure = { from: day[0], to: day[23], reasons: { RU: 'Ремонт весов', EN: 'Scales under repair' } };
    const last = { from: day[23], to: `${day[23]?.slice(0, 11)}23:59:00+09:00`, reasons: { RU: 'Учения' } };
    const closed = { closures: [closure, last], capacityOverrides: [] };
    const saved = await callAs(page.request, operator, 'PUT', '/system-params/booking-params', closed);
    expect(saved.status()).toBe(200);
    await page.reload();
    await page.locator(`input[name=booking-day][value="${day[0]?.slice(0, 10)}"]`).press('Space');
    const notice = page.getByRole('status').filter({ hasText: 'В этот день пункт пропуска закрыт' });
    await expect(notice).toContainText('Причина: Ремонт весов');
    await expect(page.locator('input[name=booking-slot]')).toHaveCount(0);
    await notice.getByRole('button', { name: /^Откроется: / }).click();
    await expect(page.locator('input[name=booking-slot]').first()).toBeVisible();
  },
);
