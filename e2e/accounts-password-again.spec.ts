import { expect, type Page } from '@playwright/test';
import { codeSentTo, rememberSession } from './support/account-screens.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { field } from './support/fields.ts';
import { long } from './support/languages.ts';
import { newEmail, newPassword, type Person, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const openAccount = async (page: Page, person: Person) => {
  await rememberSession(page, person);
  await page.goto('/lk');
  await expect(field(page, 'Фамилия')).toHaveValue('Сидоров');
};

test(
  'A change of the address asks for the password when it was given long ago; what was typed is not dropped unasked',
  long,
  async ({ page }) => {
    const person = await registerPerson(page.request);
    await openAccount(page, person);
    const email = newEmail();
    const mail = section(page, 'Электронная почта');
    await mail.getByRole('button', { name: 'Добавить' }).click();
    await mail.getByRole('textbox').fill(email);
    await mail.getByRole('button', { name: 'Отмена' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
    await expect(mail.getByRole('textbox')).toHaveValue(email);

    // What the server answers ten minutes after the sign-in.
    const refusal = {
      code: 'PASSWORD_REQUIRED',
      message: 'x',
      messagesByLang: {},
      errors: [],
      requestId: 'x',
    };
    await page.route('**/users/mail*', (route) => route.fulfill({ status: 403, json: refusal }), {
      times: 1,
    });
    await mail.getByRole('button', { name: 'Получить код' }).click();
    const again = page.getByRole('dialog', { name: 'Введите пароль ещё раз' });
    await again.getByLabel('Пароль', { exact: true }).fill(newPassword());
    await again.getByRole('button', { name: 'Продолжить' }).click();
    await expect(again.getByLabel('Пароль', { exact: true })).toHaveAccessibleDescription('Неверный пароль');
    await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
    await again.getByLabel('Пароль', { exact: true }).fill(person.password);
    await again.getByRole('button', { name: 'Продолжить' }).click();
    const code = await codeSentTo(page, email);
    await expect(page.getByRole('dialog')).toContainText(email);
    await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
    await page.reload();
    await field(page, 'Код подтверждения').fill(code);
    await expect(mail.getByText(email)).toBeVisible();
  },
);
