import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

const raise = (section: Locator, name: string) => section.getByRole('button', { name, exact: true });
const outcome = (page: Page) => page.locator('output');

test('Errors open a dialog with their words, are left to others, or can be retried', async ({ page }) => {
  for (const [error, title, message] of [
    ['429 с сообщением', 'Превышено количество попыток!', 'Повторите через 15 минут'],
    ['429 без сообщения', 'Превышено количество попыток!', 'Пожалуйста, повторите позже'],
    ['Неожиданный статус', 'Что-то пошло не так. Повторите попытку позже', ''],
    ['Ошибка 500', 'Ошибка сервера', 'Повторите попытку позже'],
    ['Нет сети', 'Нет связи с сервером', 'Проверьте подключение к интернету и повторите попытку'],
  ] as const) {
    await test.step(`«${error}» opens a dialog with its words`, async () => {
      const section = await openSection(page, 'errors');
      await raise(section, error).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog', { name: title });
      await expect(dialog).toHaveAccessibleDescription(message);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(outcome(page)).toHaveText('Показано окно: true');
      await expect(raise(section, error)).toBeFocused();
    });
  }

  for (const error of ['Ошибка 401', 'Отмена запроса']) {
    await test.step(`«${error}» is left to others`, async () => {
      const section = await openSection(page, 'errors');
      await raise(section, error).click();
      await expect(outcome(page)).toHaveText('Показано окно: false');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
  }

  await test.step('the state of a failed screen can be retried by key and mouse', async () => {
    const section = await openSection(page, 'errors');
    await section.getByRole('button', { name: 'Повторить' }).press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Ошибка сервера' })).toBeVisible();
  });
});

test('the words are there in English and Chinese', long, async ({ page }) => {
  const english = await openSection(page, 'errors', { lang: 'en' });
  await raise(english, 'Error 500').click();
  await expect(page.getByRole('alertdialog', { name: 'Server error' })).toHaveAccessibleDescription(
    'Please try again later',
  );
  const chinese = await openSection(page, 'errors', { lang: 'cn' });
  await raise(chinese, '429（无消息）').click();
  await expect(page.getByRole('alertdialog', { name: '尝试次数过多！' })).toHaveAccessibleDescription(
    '请稍后再试',
  );
});

test('error dialogs and states pass axe in the light and the dark theme', long, async ({ page }) => {
  const section = await openSection(page, 'errors');
  await expectNoAxeViolationsInBothSchemes(page);
  await raise(section, '429 с сообщением').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, '[role=alertdialog]');
});
