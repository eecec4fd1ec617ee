import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { chooseSlot, enterSentCode, leavePass, openWithBooking, seenBy } from './support/booking-screens.ts';
import { operatorOf, ownBookings } from './support/bookings.ts';
import { jpeg } from './support/files.ts';
import { long } from './support/languages.ts';
import { loseFirstAnswer } from './support/lost-answers.ts';
import { callAs } from './support/people.ts';
import { test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('RU');

test('A driver moves a booking: until the code comes the old time stays, with it the new one holds', async ({
  page,
}) => {
  const { driver, card, dialog } = await openWithBooking(page, 10);
  const seen = await seenBy(page, driver);
  await card.getByRole('button', { name: 'Изменить' }).click();
  await expect(dialog).toContainText('Перенести можно ещё 3 раза, не позднее');
  await dialog.getByRole('button', { name: 'Выбрать другое время' }).click();
  await expect(dialog.getByRole('radio', { name: /сейчас/ })).toBeDisabled();
  const time = (await chooseSlot(dialog, 5)).slice(0, 5);
  const move = dialog.getByRole('button', { name: /^Перенести на/ });
  await loseFirstAnswer(page, 'PUT', '/booking');
  await move.click();
  await expect(dialog).toContainText('Нет связи с сервером');
  await move.click();
  await expect(dialog).toContainText('Подтверждение записи');
  await expect(dialog).toContainText(time);
  await dialog.getByRole('button', { name: 'Отмена' }).click();

  await expect(card).toContainText(/Изменение ждёт кода, 1[45]:\d\d/);
  await expect(card).toContainText(`Без кода останется прежнее:`);
  await expect(card.getByRole('heading')).toContainText('10:00');
  await card.getByRole('button', { name: 'Изменить' }).click();
  await expect(dialog).toContainText('Новое время уже ждёт кода.');
  await dialog.getByRole('button', { name: 'Отмена' }).click();

  await card.getByRole('button', { name: 'Ввести код' }).click();
  await enterSentCode(page, say, driver, seen);
  await leavePass(page, say);
  await expect(card).toContainText('Забронировано');
  await expect(card.getByRole('heading')).toContainText(time);
  await card.getByRole('button', { name: 'Изменить' }).click();
  await expect(dialog).toContainText('Перенести можно ещё 2 раза');
});

test(
  'A driver on a small phone changes the driver and adds a document; stale data are shown fresh first',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const { driver, booking, dialog } = await openWithBooking(page, 11);
    const lastName = dialog.getByRole('textbox', { name: 'Фамилия водителя' });
    await page.getByRole('button', { name: 'Изменить' }).click();
    await expect(lastName).toBeVisible();
    await expectNoAxeViolations(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Выбрать другое время' }).click();
    const day = dialog.locator('input[name=booking-day]:checked');
    await expect(day).toBeFocused();
    await expect(day).toBeInViewport({ ratio: 1 });

    const other = { id: booking.id, lastNameOfDriver: 'Кузнецов' };
    const changed = await callAs(page.request, await operatorOf(page.request), 'PUT', '/booking', other);
    expect(changed.status()).toBe(200);
    await lastName.fill('Иванов');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('Запись тем временем изменилась');
    await dialog.getByRole('button', { name: 'Показать свежие данные' }).click();
    await expect(lastName).toHaveValue('Кузнецов');

    await lastName.fill('Иванов');
    await dialog.getByRole('button', { name: 'Выбрать другое время' }).click();
    const places = async () => Number(/(\d+) мест/.exec((await day.getAttribute('aria-label')) ?? '')?.[1]);
    const ordinary = await places();
    await dialog.getByRole('combobox', { name: 'Груз' }).selectOption({ label: 'Скоропортящийся' });
    await expect.poll(places).toBeGreaterThan(ordinary);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    const demand = dialog.getByRole('alert').filter({ hasText: 'Для приоритетного груза приложите' });
    await expect(demand).toBeInViewport();
    await dialog.locator('input[type=file]').setInputFiles(jpeg('накладная.jpg'));
    await expect(dialog.getByRole('list', { name: 'Другие документы' })).toContainText('накладная.jpg');
    await expect(demand).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog).toHaveCount(0);
    const [stored] = await ownBookings(page.request, driver);
    expect(stored).toMatchObject({ lastNameOfDriver: 'Иванов', cargoType: 'PERISHABLE', hasPriority: true });
    expect(stored?.documents.map(({ name }) => name)).toEqual(['накладная.jpg']);
  },
);
