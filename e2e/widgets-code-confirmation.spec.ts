import { expect } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { button, closeModal, code, confirm, enter, modal, openModal, result } from './support/code-modal.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

test('A code is typed, refused and accepted, and each kind of it is named', long, async ({ page }) => {
  await test.step('a right code closes the modal with true, a cancel with false', async () => {
    await openModal(page);
    await page.keyboard.type('123456');
    await expect(result(page)).toHaveText('Результат: true');
    await expect(modal(page)).toBeHidden();

    await page.getByRole('button', { name: 'Открыть' }).click();
    await button(page, 'Отмена').click();
    await expect(result(page)).toHaveText('Результат: false');
    await expect(page.getByRole('button', { name: 'Открыть' })).toBeFocused();
  });

  await test.step('the code field takes digits only and offers the code from the message', async () => {
    await openModal(page);
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
    await page.keyboard.type('12 ab-34');
    await expect(code(page)).toHaveValue('1234');
    await closeModal(page);
  });

  for (const [digits, words] of [
    ['', 'Заполните это поле'],
    ['12345678901', 'Введите код: от 1 до 10 цифр'],
    ['999', 'Неверный код'],
  ] as const) {
    await test.step(`the code «${digits}» is refused at the field and at the form`, async () => {
      await openModal(page);
      await enter(page, digits);
      await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(code(page)).toHaveAccessibleDescription(words);
      await expect(code(page)).toBeFocused();
      const alert = modal(page).getByRole('alert');
      await expect(alert).toHaveText('Код не принят. Проверьте его и введите ещё раз.');
      await page.keyboard.type('1');
      // Typing replaces a code that the server has refused.
      if (digits === '999') await expect(code(page)).toHaveValue('1');
      await expect(alert).toBeEmpty();
      await expect(confirm(page)).toBeEnabled();
      await closeModal(page);
    });
  }

  await test.step('any other failure is said by the dialog of server errors and keeps the code', async () => {
    await openModal(page);
    await enter(page, '500500');
    const notice = page.getByRole('alertdialog', { name: 'Ошибка сервера' });
    await expect(notice).toHaveAccessibleDescription('Повторите попытку позже');
    await page.keyboard.press('Enter');
    await expect(code(page)).toHaveValue('500500');
    await expect(code(page)).toBeFocused();
    await expect(modal(page).getByRole('alert')).toBeEmpty();
    await closeModal(page);
  });

  await test.step('a rule’s refusal speaks for itself', async () => {
    await openModal(page);
    await enter(page, '409409');
    const notice = page.getByRole('alertdialog');
    await expect(notice).toHaveAccessibleName('У этого автомобиля уже есть действующая запись');
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeFocused();
    await closeModal(page);
  });

  await test.step('as a step of a page it confirms and cancels all the same', async () => {
    const section = await openSection(page, 'code-confirmation');
    const step = section.getByRole('region', { name: 'Подтверждение входа' });
    const outcome = page.locator('output').last();
    await step.getByLabel('Код подтверждения').fill('123456');
    await expect(outcome).toHaveText('Результат: true');
    await step.getByRole('button', { name: 'Отмена' }).click();
    await expect(outcome).toHaveText('Результат: false');
  });

  await test.step('every kind has its title, and the text depends on the verified e-mail', async () => {
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
      // If the address was typed in the step before, the back button offers to change it.
      await dialog.getByRole('button', { name: /^(Отмена|Изменить адрес)$/ }).click();
      await expect(dialog).toBeHidden();
    }
    await section.getByLabel('Почта подтверждена').uncheck();
    await section.getByRole('button', { name: 'Открыть' }).click();
    await expect(modal(page)).toContainText('отправленного на номер +7•••••••567');
    await expect(modal(page)).toContainText('Добавьте в личном кабинете адрес электронной почты');
  });
});

test('the code confirmation passes axe in the light and the dark theme', long, async ({ page }) => {
  const section = await openSection(page, 'code-confirmation');
  await expectNoAxeViolationsInBothSchemes(page);
  await section.getByRole('button', { name: 'Открыть' }).click();
  await expect(code(page)).toBeFocused();
  await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
  await enter(page, '');
  await expect(modal(page).getByRole('alert')).not.toBeEmpty();
  await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
});
