import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { installClock, stopClock } from './support/clock.ts';
import { openSection } from './support/gallery.ts';
import { test } from './support/test.ts';

const modal = (page: Page) => page.getByRole('dialog');
const code = (page: Page) => modal(page).getByLabel('Код подтверждения');
const button = (page: Page, name: string) => modal(page).getByRole('button', { name });
const confirm = (page: Page) => button(page, 'Подтвердить');
const resend = (page: Page) => button(page, 'Отправить код ещё раз');
const timer = (page: Page) => modal(page).getByRole('timer');
const result = (page: Page) => page.locator('output').first();

const openModal = async (page: Page) => {
  const section = await openSection(page, 'code-confirmation');
  await section.getByRole('button', { name: 'Открыть' }).click();
  await expect(code(page)).toBeFocused();
};

const openStoppedModal = async (page: Page) => {
  await installClock(page);
  await openModal(page);
  await stopClock(page);
};

/** Six digits send themselves. */
const enter = async (page: Page, digits: string) => {
  await code(page).fill(digits);
  if (digits.length !== 6) await confirm(page).click();
};

test('a right code closes the modal with true, a cancel with false', async ({ page }) => {
  await openModal(page);
  await page.keyboard.type('123456');
  await expect(result(page)).toHaveText('Результат: true');
  await expect(modal(page)).toBeHidden();

  await page.getByRole('button', { name: 'Открыть' }).click();
  await button(page, 'Отмена').click();
  await expect(result(page)).toHaveText('Результат: false');
  await expect(page.getByRole('button', { name: 'Открыть' })).toBeFocused();
});

test('the code field takes digits only and offers the code from the message', async ({ page }) => {
  await openModal(page);
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  await page.keyboard.type('12 ab-34');
  await expect(code(page)).toHaveValue('1234');
});

for (const [digits, words] of [
  ['', 'Заполните это поле'],
  ['12345678901', 'Введите код: от 1 до 10 цифр'],
  ['999', 'Неверный код'],
] as const) {
  test(`the code «${digits}» is refused at the field and at the form`, async ({ page }) => {
    await openModal(page);
    await enter(page, digits);
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(code(page)).toHaveAccessibleDescription(words);
    await expect(code(page)).toBeFocused();
    const alert = modal(page).getByRole('alert');
    await expect(alert).toHaveText('Код не принят. Проверьте его и введите ещё раз.');
    await code(page).press('End');
    await code(page).press('Backspace');
    await page.keyboard.type('1');
    await expect(alert).toBeEmpty();
    await expect(confirm(page)).toBeEnabled();
  });
}

test('the countdown starts at once, ticks once a second and ends with another code allowed', async ({
  page,
}) => {
  await openStoppedModal(page);
  await expect(timer(page)).toHaveText(/^0[45]:\d\d$/);
  const [minutes = 0, seconds = 0] = ((await timer(page).textContent()) ?? '').split(':').map(Number);
  const start = minutes * 60 + seconds;
  const written = (left: number) =>
    `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
  for (let second = 1; second <= 3; second += 1) {
    await page.clock.runFor(1000);
    await expect(timer(page)).toHaveText(written(start - second));
  }
  await expect(resend(page)).toBeDisabled();
  await page.clock.fastForward((start - 3) * 1000);
  await expect(timer(page)).toHaveCount(0);
  await expect(resend(page)).toBeEnabled();
  await expect(modal(page).getByRole('status')).toHaveText('Можно запросить новый код');
});

test('a tab that slept shows the right time as soon as it wakes up', async ({ page }) => {
  await openStoppedModal(page);
  const now = await page.evaluate(() => Date.now());
  // Only the time moves, as in a sleeping tab: no timer fires.
  await page.clock.setFixedTime(now + 200_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(timer(page)).toHaveText(/^01:(3\d|40)$/);
  await page.clock.setFixedTime(now + 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(resend(page)).toBeEnabled();
});

test('while a request runs, Confirm and resend are both blocked', async ({ page }) => {
  await openStoppedModal(page);
  await page.clock.fastForward(300_000);
  await resend(page).click();
  await expect(resend(page)).toBeDisabled();
  await expect(confirm(page)).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(confirm(page)).toBeEnabled();

  await page.clock.fastForward(300_000);
  await enter(page, '999');
  await expect(confirm(page)).toBeDisabled();
  await expect(resend(page)).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(confirm(page)).toBeEnabled();
  await expect(resend(page)).toBeEnabled();
});

test('another code restarts the countdown at 05:00 and leads back to the field', async ({ page }) => {
  await openStoppedModal(page);
  await code(page).fill('12');
  await page.clock.fastForward(300_000);
  await resend(page).press('Enter');
  await page.clock.runFor(200);
  await expect(timer(page)).toHaveText('05:00');
  await expect(modal(page).getByRole('status')).toHaveText('Новый код отправлен');
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveValue('');
});

test('a resend that fails is said, and can be tried again at once', async ({ page }) => {
  await installClock(page);
  const section = await openSection(page, 'code-confirmation');
  await section.getByLabel('Повторная отправка не удаётся').check();
  await section.getByRole('button', { name: 'Открыть' }).click();
  await expect(code(page)).toBeFocused();
  await page.clock.fastForward(300_000);
  await resend(page).click();
  const notice = page.getByRole('alertdialog', { name: 'Нет связи с сервером' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  await expect(resend(page)).toBeEnabled();
});

test('the end of the attempts is said by a dialog and disables Confirm until another code is sent', async ({
  page,
}) => {
  await installClock(page);
  await openModal(page);
  await enter(page, '000000');
  const notice = page.getByRole('alertdialog', { name: 'Превышено количество попыток!' });
  await expect(notice).toHaveAccessibleDescription('Слишком много неверных кодов');
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(modal(page)).toBeVisible();
  await expect(confirm(page)).toBeDisabled();
  await code(page).fill('123456');
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeDisabled();
  await expect(modal(page)).toContainText('Попытки закончились. Запросите новый код.');

  await page.clock.fastForward(300_000);
  await resend(page).click();
  await expect(confirm(page)).toBeEnabled();
  await enter(page, '123456');
  await expect(result(page)).toHaveText('Результат: true');
});

test('any other failure is said by the dialog of server errors and keeps the code', async ({ page }) => {
  await openModal(page);
  await enter(page, '500500');
  const notice = page.getByRole('alertdialog', { name: 'Ошибка сервера' });
  await expect(notice).toHaveAccessibleDescription('Повторите попытку позже');
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveValue('500500');
  await expect(code(page)).toBeFocused();
  await expect(modal(page).getByRole('alert')).toBeEmpty();
});

test('a cancel is possible while a request runs', async ({ page }) => {
  await openStoppedModal(page);
  await enter(page, '123456');
  await button(page, 'Отмена').click();
  await page.clock.runFor(1000);
  await expect(result(page)).toHaveText('Результат: false');
});

test('every kind has its title, and the text depends on the verified e-mail', async ({ page }) => {
  const section = await openSection(page, 'code-confirmation');
  for (const title of [
    'Подтверждение записи',
    'Подтверждение регистрации',
    'Подтверждение входа',
    'Подтверждение нового контакта',
    'Восстановление пароля',
  ]) {
    await section.getByLabel('Что подтверждается').selectOption({ label: title });
    await section.getByRole('button', { name: 'Открыть' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText('Введите код из письма, отправленного на d•••••@oktet.local.');
    await expect(dialog).toContainText('Код действует 15 минут.');
    // Where the address was typed a step before, the way back is to type another.
    await dialog.getByRole('button', { name: /^(Отмена|Изменить адрес)$/ }).click();
    await expect(dialog).toBeHidden();
  }
  await section.getByLabel('Почта подтверждена').uncheck();
  await section.getByRole('button', { name: 'Открыть' }).click();
  await expect(modal(page)).toContainText('отправленного на номер +7•••••••567');
  await expect(modal(page)).toContainText('Добавьте в личном кабинете адрес электронной почты');
});

test('as a step of a page it confirms and cancels all the same', async ({ page }) => {
  const section = await openSection(page, 'code-confirmation');
  const step = section.getByRole('region', { name: 'Подтверждение входа' });
  const outcome = page.locator('output').last();
  await step.getByLabel('Код подтверждения').fill('123456');
  await expect(outcome).toHaveText('Результат: true');
  await step.getByRole('button', { name: 'Отмена' }).click();
  await expect(outcome).toHaveText('Результат: false');
});

test('the code confirmation passes axe in the light and the dark theme', async ({ page }) => {
  const section = await openSection(page, 'code-confirmation');
  await expectNoAxeViolationsInBothSchemes(page);
  await section.getByRole('button', { name: 'Открыть' }).click();
  await expect(code(page)).toBeFocused();
  await expectNoAxeViolationsInBothSchemes(page);
  await enter(page, '');
  await expect(modal(page).getByRole('alert')).not.toBeEmpty();
  await expectNoAxeViolationsInBothSchemes(page);
});
