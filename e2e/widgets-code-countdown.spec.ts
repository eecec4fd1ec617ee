import { expect, type Page } from '@playwright/test';
import { installClock, stopClock } from './support/clock.ts';
import {
  button,
  closeModal,
  code,
  confirm,
  enter,
  modal,
  openModal,
  resend,
  result,
  timer,
} from './support/code-modal.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

/** Opens the dialog anew, because the step before has stopped the clock. */
const openStoppedModal = async (page: Page) => {
  await page.clock.resume();
  await openModal(page);
  await stopClock(page);
};

test(
  'The time until another code is counted down, and what runs blocks what would disturb it',
  long,
  async ({ page }) => {
    await installClock(page);

    await test.step('the countdown starts at once, ticks once a second and ends with another code allowed', async () => {
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
      await closeModal(page);
    });

    await test.step('while a request runs, Confirm and resend are both blocked', async () => {
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
      await closeModal(page);
    });

    await test.step('another code restarts the countdown at 05:00 and leads back to the field', async () => {
      await openStoppedModal(page);
      await code(page).fill('12');
      await page.clock.fastForward(300_000);
      await resend(page).press('Enter');
      await page.clock.runFor(200);
      await expect(timer(page)).toHaveText('05:00');
      await expect(modal(page).getByRole('status')).toHaveText('Новый код отправлен');
      await expect(code(page)).toBeFocused();
      await expect(code(page)).toHaveValue('');
      await closeModal(page);
    });

    await test.step('a cancel is possible while a request runs', async () => {
      await openStoppedModal(page);
      await enter(page, '123456');
      await button(page, 'Отмена').click();
      await page.clock.runFor(1000);
      await expect(result(page)).toHaveText('Результат: false');
    });
  },
);

test('a tab that slept shows the right time as soon as it wakes up', long, async ({ page }) => {
  await installClock(page);
  await openStoppedModal(page);
  const now = await page.evaluate(() => Date.now());
  // The time jumps but no timer fires, as in a sleeping tab.
  await page.clock.setFixedTime(now + 200_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(timer(page)).toHaveText(/^01:(3\d|40)$/);
  await page.clock.setFixedTime(now + 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(resend(page)).toBeEnabled();
});

test('What cannot be sent or tried any more is said by a dialog', long, async ({ page }) => {
  await installClock(page);

  await test.step('a resend that fails is said, and can be tried again at once', async () => {
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
    await closeModal(page);
  });

  await test.step('the end of the attempts is said by a dialog and disables Confirm until another code is sent', async () => {
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
});
