import { expect } from '@playwright/test';
import { plateIn } from '../hall-screen.ts';
import type { Day } from './begin-day.ts';
import { chooseRadio, command, goTo, pressOn, tabTo } from './hands.ts';

const cardOf = ({ phone }: Day, plate: string) =>
  phone.getByRole('article').filter({ has: plateIn(phone, plate) });

const reason = ({ say, page }: Day, label: string) =>
  page.getByRole('textbox', { name: say('reasons.in.RU', { label: say(label) }) });

/** Two accounts claim one plate. The operator finds the driver by phone and approves his truck. */
export const decideDispute = async (day: Day) => {
  const { say, page, phone, driver, disputed } = day;
  await goTo(page, say, 'users', driver.username.slice(-7));
  await expect(page).toHaveURL(new RegExp(`/board/users/${driver.userId}`));
  await pressOn(page, page.locator(`a[href^="/board/vehicles/${disputed.id}"]`).first());
  const panel = page.getByRole('region', { name: say('boardVehicles.panel.label', { plate: '' }) });
  await expect(panel.getByRole('radio')).toHaveCount(2);
  await expect(panel.getByRole('region', { name: say('boardVehicles.decision') })).toBeVisible();
  // The key works only a moment after the truck is shown, so that nobody decides about a truck unseen.
  await expect(panel.locator('[aria-keyshortcuts="A"]')).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('KeyA');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('guards.goOn') })
    .click();
  await expect(page.getByRole('status').filter({ hasText: disputed.plate.slice(-5) })).toBeVisible();
  await phone.goto('/lk');
  await expect(cardOf(day, disputed.plate)).toContainText(say('vehicles.approval.approved'));
};

/** The same driver calls and wants a place at nine for that truck. */
export const bookForCaller = async (day: Day) => {
  const { say, page, phone, driver, disputed } = day;
  await phone.goto('/booking');
  await command(page, say, say('console.commands.newBooking'));
  const panel = page.getByRole('region', { name: say('boardBookingForm.new.title') });
  await expect(panel.getByLabel(say('boardBookingForm.caller.phone'))).toBeFocused();
  await page.keyboard.type(driver.username);
  const trucks = panel.getByRole('radiogroup', { name: say('boardBookingForm.truck.title') });
  await chooseRadio(page, trucks.getByRole('radio'), trucks.getByRole('radio', { name: disputed.plate }));
  const slots = panel.locator('input[name=booking-slot]');
  await chooseRadio(page, slots, panel.getByRole('radio', { name: /^09:00/ }));
  await pressOn(page, panel.locator('button[type=submit]'));
  await expect(panel.getByRole('heading', { name: say('boardBookingForm.booked.title') })).toBeFocused();
  await day.phone.reload();
  await expect(cardOf(day, disputed.plate)).toContainText('09:00');
};

/** Closes the checkpoint until ten: the booking of nine o'clock moves, and the hall shows the reason. */
export const closeCheckpoint = async (day: Day) => {
  const { say, page, hall, disputed } = day;
  await command(page, say, say('console.commands.closure'));
  const concerned = page.getByRole('region', { name: say('boardClosure.list.title') });
  await expect(plateIn(page, disputed.plate).or(concerned.getByText(disputed.plate)).first()).toBeVisible();
  await tabTo(page, reason(day, 'boardClosure.why.label'));
  await page.keyboard.type('Снегопад на перевале');
  const done = page.getByRole('heading', { name: say('boardClosure.one.title', { period: '' }).trim() });
  // While the plan is loaded again the button is disabled and ignores the key.
  await expect(async () => {
    await pressOn(page, page.getByRole('main').locator('button[type=submit]'));
    await expect(done).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await day.phone.reload();
  await expect(cardOf(day, disputed.plate)).toContainText('10:00');
  await expect(hall.getByText('Пункт закрыт до 10:00').first()).toBeVisible();
  await expect(hall.getByText('Снегопад на перевале').first()).toBeVisible();
};

/** Bans a truck, which ends its booking in the afternoon. */
export const banTruck = async (day: Day) => {
  const { say, page, banned } = day;
  await expect(cardOf(day, banned.plate)).toBeVisible();
  await goTo(page, say, 'vehicles', banned.plate.slice(-5));
  await expect(page).toHaveURL(new RegExp(`/board/vehicles/${banned.id}`));
  await pressOn(page, page.getByRole('button', { name: say('boardVehicles.banMore') }));
  await expect(reason(day, 'boardVehicles.reason')).toBeFocused();
  await expect(page.getByRole('link', { name: banned.booking.formattedBookingNumber }).first()).toBeVisible();
  await page.keyboard.type('Поддельные документы');
  await pressOn(page, page.getByRole('button', { name: new RegExp(`^${say('boardVehicles.ban')}.+[^…]$`) }));
  await expect(page.getByRole('button', { name: say('boardVehicles.unbanMore') })).toBeVisible();
  await day.phone.reload();
  await expect(cardOf(day, banned.plate)).toHaveCount(0);
};

/** Blocks the driver's account, which signs out his phone. The dialog lists the bookings that stay. */
export const blockDriver = async (day: Day) => {
  const { say, page, phone, driver, disputed, banned } = day;
  await goTo(page, say, 'users', driver.username.slice(-7));
  await expect(page).toHaveURL(new RegExp(`/board/users/${driver.userId}`));
  await pressOn(page, page.getByRole('button', { name: say('boardUsers.block.action') }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: disputed.plate })).toBeVisible();
  await expect(dialog.getByRole('img', { name: banned.plate })).toHaveCount(0);
  await expect(reason(day, 'dialogs.reason')).toBeFocused();
  await page.keyboard.type('Чужие документы');
  await pressOn(page, dialog.getByRole('button', { name: say('boardUsers.block.ok'), exact: true }));
  await expect(page.getByRole('button', { name: say('boardUsers.unblock.action') })).toBeVisible();
  await day.phone.reload();
  await expect(phone).toHaveURL(/\/user\/login/);
};
