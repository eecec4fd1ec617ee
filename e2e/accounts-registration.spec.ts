import { expect, type Page } from '@playwright/test';
import {
  attemptsLeft,
  aWrong,
  codeSentTo,
  enterCode,
  fillPerson,
  rememberSession,
  speaking,
  written,
} from './support/account-screens.ts';
import { button, field, secret } from './support/fields.ts';
import { jpeg } from './support/files.ts';
import { inEveryLanguage, long } from './support/languages.ts';
import { readOutbox } from './support/outbox.ts';
import { newEmail, newPassword, newPhone, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { newPlate } from './support/trucks.ts';
import type { Say } from './support/words.ts';

const register = async (page: Page, say: Say, password: string) => {
  await fillPerson(page, say, password);
  await button(page, say('accounts.registration.submit')).click();
};

const expectWelcomeOnce = async (page: Page, say: Say) => {
  await expect(page).toHaveURL('/booking');
  const welcome = page.getByRole('alertdialog', { name: say('accounts.registration.doneTitle') });
  await expect(welcome).toContainText(say('accounts.registration.doneMessage'));
  await button(page, say('common.ok')).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
};

for (const { language, details } of inEveryLanguage('RU'))
  test(
    `A driver registers by phone in ${language}, mistypes the code, asks for another too early and is welcomed once`,
    details,
    async ({ page }) => {
      const say = await speaking(page, language);
      const phone = newPhone();
      await page.clock.install();
      await page.goto('/user/login');
      // A click that begins before the program is drawn and ends after it is lost.
      await expect(page.locator('body > .skeleton')).toHaveCount(0);
      await page.getByRole('link', { name: say('accounts.login.register') }).click();
      await field(page, say('accounts.fields.phone')).fill(phone);
      await register(page, say, newPassword());

      const code = await codeSentTo(page, phone);
      await expect(field(page, say('codeConfirmation.code'))).toBeFocused();
      await expect(page.getByText(written(phone))).toBeVisible();
      await enterCode(page, say, aWrong(code));
      await expect(page.getByText(attemptsLeft(say, language, 4))).toBeVisible();
      await expect(field(page, say('codeConfirmation.code'))).toHaveAttribute('aria-invalid', 'true');

      const resend = page.getByRole('button', { name: say('codeConfirmation.resend') });
      await expect(resend).toBeDisabled();
      await expect(page.getByRole('timer')).toHaveText(/^0[45]:\d\d$/);
      await page.clock.fastForward('05:00');
      await expect(resend).toBeEnabled();
      await resend.click();
      const refusal = page.getByRole('alertdialog', { name: say('errorDialogs.tooManyAttempts.title') });
      await expect(refusal).toContainText(say('errors.RESEND_TOO_EARLY').slice(0, 10));
      await button(page, say('common.ok')).click();

      await enterCode(page, say, code);
      await expectWelcomeOnce(page, say);
    },
  );

// Registration by e-mail differs from the journey by phone only in the field and in how the code arrives.
for (const language of ['RU', 'EN', 'CN'] as const)
  test(
    `A driver registers by e-mail in ${language} and confirms with the code from the letter`,
    long,
    async ({ page }) => {
      const say = await speaking(page, language);
      const email = newEmail();
      await page.goto('/user/registration');
      await page.getByRole('radio', { name: say('accounts.registration.methods.EMAIL') }).check();
      await field(page, say('accounts.fields.email')).fill(email);
      await expect(page.getByText(say('accounts.registration.phoneLater'))).toBeVisible();
      await page.reload();
      await expect(field(page, say('accounts.fields.email'))).toHaveValue(email);
      await register(page, say, newPassword());
      const code = await codeSentTo(page, email);
      await page.reload();
      await enterCode(page, say, code);
      await expectWelcomeOnce(page, say);
    },
  );

test('Who registered by e-mail confirms a phone inside the booking form, and the booking goes on', async ({
  page,
}) => {
  const person = await registerPerson(page.request, { by: 'email' });
  await rememberSession(page, person);
  const phone = newPhone();
  await page.goto('/booking');
  await field(page, 'Марка и модель').fill('КАМАЗ 5490');
  await field(page, 'Регистрационный номер').fill(newPlate());
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Выбрать файл').click();
  await (await chooser).setFiles([jpeg('свидетельство.jpg')]);
  await expect(page.getByRole('listitem').filter({ hasText: 'свидетельство.jpg' })).toBeVisible();
  await field(page, 'Телефон водителя').fill(phone);
  await page.getByRole('button', { name: 'Как можно скорее' }).click();
  const asked = page.getByRole('dialog', { name: 'Подтвердите номер телефона' });
  await expect(asked.getByRole('textbox')).toHaveValue(written(phone));
  await asked.getByRole('button', { name: 'Получить код' }).click();
  const code = page.getByRole('dialog').getByRole('textbox', { name: 'Код подтверждения' });
  const seen = (await readOutbox(page.request, person.username)).map(({ id }) => id);
  await code.fill(await codeSentTo(page, phone));
  await expect(page.getByRole('dialog', { name: 'Подтверждение записи' })).toBeVisible();
  // The account signs in by e-mail, so the booking's code goes there.
  await code.fill(await codeSentTo(page, person.username, seen));
  await expect(page.locator('svg[role=img]').first()).toBeVisible();
});

test('Who leaves at the code step signs in, confirms and is welcomed later', long, async ({ page }) => {
  const say = await speaking(page, 'RU');
  const phone = newPhone();
  const password = newPassword();
  await page.goto('/user/registration');
  await field(page, 'Телефон').fill(phone);
  await register(page, say, password);
  await expect(page.getByRole('heading', { name: 'Подтверждение регистрации' })).toBeVisible();

  await page.goto('/user/login');
  await field(page, 'Телефон или электронная почта').fill(phone);
  await secret(page, 'Пароль').fill(password);
  await button(page, 'Войти').click();
  await expect(page.getByRole('heading', { name: 'Подтверждение регистрации' })).toBeVisible();
  await enterCode(page, say, await codeSentTo(page, phone));
  await expectWelcomeOnce(page, say);
});

test('Changing the address at the code step gives the filled form back', long, async ({ page }) => {
  const say = await speaking(page, 'RU');
  const email = newEmail();
  await page.goto('/user/registration');
  await page.getByRole('radio', { name: 'Эл. почта' }).check();
  await field(page, 'Электронная почта').fill(email);
  await button(page, 'Зарегистрироваться').click();
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Отметьте, что принимаете условия');
  await register(page, say, newPassword());
  await button(page, 'Изменить адрес').click();
  await expect(field(page, 'Электронная почта')).toHaveValue(email);
  await expect(field(page, 'Фамилия')).toHaveValue('Сидоров');
  await expect(page.getByRole('checkbox')).toBeChecked();

  await button(page, 'Зарегистрироваться').click();
  await expect(field(page, 'Код подтверждения')).toBeFocused();
  await field(page, 'Код подтверждения').fill('123');
  await page.reload();
  await expect(field(page, 'Код подтверждения')).toHaveValue('123');
  await button(page, 'Изменить адрес').click();
  await expect(field(page, 'Электронная почта')).toHaveValue(email);
  await expect(field(page, 'Фамилия')).toHaveValue('Сидоров');
  await expect(secret(page, 'Пароль')).toHaveValue('');
});

test(
  'A password that everybody uses is refused at its field, and nothing typed is lost',
  long,
  async ({ page }) => {
    const say = await speaking(page, 'RU');
    await page.setViewportSize({ width: 320, height: 320 });
    await page.goto('/user/registration');
    await field(page, 'Телефон').fill(newPhone());
    await register(page, say, 'password1');
    const password = secret(page, 'Пароль');
    await expect(password).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const top = async () => (await password.boundingBox())?.y;
    await expect.poll(top).toBeGreaterThan(header?.height ?? Number.NaN);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveValue('password1');
    await expect(field(page, 'Фамилия')).toHaveValue('Сидоров');
  },
);

test('The strength of a password is said in words while it is chosen', long, async ({ page }) => {
  await page.goto('/user/registration');
  const words = page.getByText('Надёжность:');
  await field(page, 'Фамилия').fill('Константинопольский');
  const password = secret(page, 'Пароль');
  for (const [typed, word] of [
    ['short', 'слишком короткий'],
    ['12345678', 'слабый'],
    ['Константинопольский1', 'слабый'],
    ['Kolesa2026', 'средний'],
    ['семь фур ушли на рассвете', 'надёжный'],
  ] as const) {
    await password.fill(typed);
    await expect(words).toHaveText(`Надёжность: ${word}`);
  }
  await password.fill('');
  await expect(words).toHaveCount(0);
});

test('The agreement leads to its documents in tabs of their own', long, async ({ page, context }) => {
  await page.goto('/user/registration');
  for (const [name, address] of [
    ['пользовательское соглашение', '/info/user-agreement'],
    ['политику конфиденциальности', '/info/policy'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(await opened).toHaveURL(address);
  }
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

const goBack = (page: Page) => page.evaluate(() => history.back());

test(
  'A half-filled registration asks before it is left, once for however many steps back',
  long,
  async ({ page }) => {
    await page.goto('/info/acp');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' }).click();
    await page.getByRole('link', { name: 'Главная' }).click();
    await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
    const toLogin = page.getByRole('main').getByRole('link', { name: 'Войти' });
    await field(page, 'Фамилия').fill('Сидоров');
    for (const address of ['/', '/info/policy', '/info/acp']) {
      await goBack(page);
      await expect(page).toHaveURL(address);
    }
    await button(page, 'Остаться').click();
    await expect(page).toHaveURL('/user/registration');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await goBack(page);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.evaluate(() => history.forward());
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await toLogin.click();
    await button(page, 'Остаться').click();
    await expect(page).toHaveURL('/user/registration');
    await expect(field(page, 'Фамилия')).toHaveValue('Сидоров');
    await toLogin.click();
    await button(page, 'Уйти').click();
    await expect(page).toHaveURL('/user/login');
  },
);
