import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { installClock, stopClock } from './support/clock.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

const field = (section: Locator, name: string) => section.getByLabel(name, { exact: true });
const submit = (section: Locator) => section.getByRole('button', { name: 'Зарегистрироваться' });
const sent = (page: Page) => page.locator('output');

const answerWith = (section: Locator, answer: string) =>
  section.getByLabel('Ответ сервера').selectOption({ label: answer });

const fillIn = async (section: Locator) => {
  await field(section, 'Электронная почта').fill('driver@oktet.local');
  await field(section, 'Телефон').fill('8 914 555-01-23');
  await field(section, 'Пароль').fill('correct horse');
  await field(section, 'Принимаю пользовательское соглашение').check();
};

const refuse = async (page: Page, answer: string) => {
  const section = await openSection(page, 'form');
  await fillIn(section);
  await answerWith(section, answer);
  await submit(section).click();
  return section;
};

test(
  'A form is filled in, says what is wrong with it, and what the server answers',
  long,
  async ({ page }) => {
    await test.step('a form is filled in and sent with the keyboard alone', async () => {
      const section = await openSection(page, 'form');
      await field(section, 'Электронная почта').focus();
      await page.keyboard.type(' driver@oktet.local ');
      await page.keyboard.press('Tab');
      await page.keyboard.type('8 914 555-01-23');
      await page.keyboard.press('Tab');
      await page.keyboard.type('correct horse');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('EN');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(sent(page)).toContainText(
        '{"email":"driver@oktet.local","phone":"+79145550123","password":"correct horse","language":"EN","agreement":true}',
      );
    });

    await test.step('invalid fields are marked, described, counted aloud, and the first one gets the focus', async () => {
      const section = await openSection(page, 'form');
      await field(section, 'Электронная почта').fill('not an address');
      await submit(section).click();
      const email = field(section, 'Электронная почта');
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription('Проверьте адрес электронной почты');
      await expect(field(section, 'Телефон')).toHaveAccessibleDescription(/Заполните это поле/);
      await expect(field(section, 'Принимаю пользовательское соглашение')).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(section.getByText('Исправьте 4 поля')).toBeAttached();

      await email.fill('driver@oktet.local');
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      await submit(section).click();
      await expect(field(section, 'Телефон')).toBeFocused();
    });

    await test.step('errors of the server find their fields by path, by the mapping of the form and of the field', async () => {
      const section = await refuse(page, 'Ошибки полей');
      const [email, phone] = [field(section, 'Электронная почта'), field(section, 'Телефон')];
      await expect(phone).toHaveAccessibleDescription(/Этот номер уже занят/);
      await expect(email).toHaveAccessibleDescription('Пройдите проверку');
      await expect(email).toBeFocused();
      await expect(section.getByRole('alert')).toBeEmpty();

      await phone.press('End');
      await phone.press('Backspace');
      await expect(phone).not.toHaveAccessibleDescription(/уже занят/);
      await expect(email).toHaveAccessibleDescription('Пройдите проверку');
    });

    for (const [answer, words] of [
      ['Ошибка без поля', 'Пройдите проверку'],
      ['Сообщение сервера', 'Все места на это время заняты'],
      ['Сбой без сообщения', 'Ошибка сервера'],
      [
        'Нет сети',
        'Нет связи с сервером. Всё введённое сохранено: проверьте подключение и отправьте ещё раз.',
      ],
    ] as const) {
      await test.step(`«${answer}» is said by the form and goes away with the next edit`, async () => {
        const section = await refuse(page, answer);
        await expect(section.getByRole('alert')).toHaveText(words);
        await expect(submit(section)).toBeFocused();
        await expect(field(section, 'Электронная почта')).toHaveValue('driver@oktet.local');
        await expect(field(section, 'Пароль')).toHaveValue('correct horse');
        await expect(field(section, 'Принимаю пользовательское соглашение')).toBeChecked();
        await field(section, 'Пароль').press('End');
        await expect(section.getByRole('alert')).toHaveText(words);
        await field(section, 'Пароль').press('x');
        await expect(section.getByRole('alert')).toBeEmpty();
      });
    }

    await test.step('too many attempts are said by the dialog, and the focus comes back to the form', async () => {
      const section = await refuse(page, 'Слишком много попыток');
      const dialog = page.getByRole('alertdialog', { name: 'Превышено количество попыток!' });
      await expect(dialog).toHaveAccessibleDescription('Повторите через 15 минут');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(submit(section)).toBeFocused();
      await expect(section.getByRole('alert')).toBeEmpty();
    });

    await test.step('an unexpected success is said by the dialog', async () => {
      await refuse(page, 'Неожиданный статус');
      await expect(
        page.getByRole('alertdialog', { name: 'Что-то пошло не так. Повторите попытку позже' }),
      ).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toBeHidden();
    });

    await test.step('a password can be shown and hidden, by mouse and by key', async () => {
      const section = await openSection(page, 'form');
      const password = field(section, 'Пароль');
      await expect(password).toHaveAttribute('autocomplete', 'new-password');
      await password.fill('secret');
      await expect(password).toHaveAttribute('type', 'password');
      await section.getByRole('button', { name: 'Показать пароль' }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await section.getByRole('button', { name: 'Скрыть пароль' }).press('Enter');
      await expect(password).toHaveAttribute('type', 'password');
      await expect(password).toHaveValue('secret');
    });

    await test.step('a password must have 8 characters, and the words follow the language', async () => {
      const section = await openSection(page, 'form');
      await field(section, 'Пароль').fill('1234567');
      await submit(section).click();
      await expect(field(section, 'Пароль')).toHaveAccessibleDescription('Не короче 8 символов');
      await page.getByRole('button', { name: 'EN', exact: true }).click();
      await expect(field(section, 'Password')).toHaveAccessibleDescription('At least 8 characters');
    });

    await test.step('«Server error» is said in English and Chinese too', async () => {
      const section = await refuse(page, 'Сбой без сообщения');
      await expect(section.getByRole('alert')).toHaveText('Ошибка сервера');
      await page.getByRole('button', { name: 'EN', exact: true }).click();
      await expect(section.getByRole('alert')).toHaveText('Server error');
      await page.getByRole('button', { name: 'CN', exact: true }).click();
      await expect(section.getByRole('alert')).toHaveText('服务器错误');
    });
  },
);

test('while it is being sent every control is disabled, then all is restored with the focus', async ({
  page,
}) => {
  await installClock(page);
  const section = await openSection(page, 'form');
  await fillIn(section);
  await stopClock(page);
  await field(section, 'Пароль').press('Enter');

  const controls = section.locator('form').locator('input, select, button');
  await expect(submit(section)).toBeDisabled();
  for (const control of await controls.all()) await expect(control).toBeDisabled();
  await expect(section.locator('form')).toHaveAttribute('aria-busy', 'true');

  await page.clock.runFor(1000);
  await expect(sent(page)).toContainText('+79145550123');
  for (const control of await controls.all()) await expect(control).toBeEnabled();
  await expect(field(section, 'Пароль')).toBeFocused();
  await expect(field(section, 'Пароль')).toHaveValue('correct horse');
});

test(
  'a phone number can be typed before its rules have loaded, and is grouped once they have',
  long,
  async ({ page }) => {
    const asked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route(/phone-metadata/, async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    });
    const section = await openSection(page, 'form');
    const phone = field(section, 'Телефон');
    const loaded = page.waitForResponse(/phone-metadata/);
    await phone.focus();
    await asked.promise;
    await page.keyboard.type('тел. 8914555 01 23');
    await expect(phone).toHaveValue(' 8914555 01 23');
    await phone.blur();
    await expect(phone).toHaveValue(' 8914555 01 23');
    released.resolve();
    await loaded;
    await expect(async () => {
      await phone.focus();
      await phone.blur();
      await expect(phone).toHaveValue('+7 914 555 01 23', { timeout: 200 });
    }).toPass();
    await phone.fill('+7 914 555');
    await submit(section).click();
    await expect(phone).toHaveAccessibleDescription(/нужен код страны и все цифры/);
  },
);

test(
  'the form, with errors and without, passes axe in the light and the dark theme',
  long,
  async ({ page }) => {
    const section = await openSection(page, 'form');
    await expectNoAxeViolationsInBothSchemes(page);
    await fillIn(section);
    await answerWith(section, 'Сообщение сервера');
    await submit(section).click();
    await expect(section.getByRole('alert')).not.toBeEmpty();
    await expectNoAxeViolationsInBothSchemes(page, '#form');
    await field(section, 'Телефон').fill('');
    await submit(section).click();
    await expect(field(section, 'Телефон')).toBeFocused();
    await expectNoAxeViolationsInBothSchemes(page, '#form');
  },
);
