import { expect } from '@playwright/test';
import { answer, button } from './support/dialogs.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

test(
  'A prompt asks until it is answered or dismissed, and documents are chosen and tried again',
  long,
  async ({ page }) => {
    await test.step('a prompt asks for the reason until there is one, and answers it trimmed', async () => {
      await openSection(page, 'dialogs');
      await button(page, 'Вопрос с ответом').click();
      const box = page.getByRole('textbox', { name: 'Причина' });
      await expect(box).toBeFocused();
      await page.keyboard.type('  \n ');
      await button(page, 'OK').click();
      await expect(page.getByText('Укажите причину')).toBeVisible();
      await expect(box).toHaveAccessibleDescription('Укажите причину');
      await expect(box).toBeFocused();
      await page.keyboard.type('сломался\nмост ');
      await expect(page.getByText('Укажите причину')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(answer(page)).toHaveText(String.raw`"сломался\nмост"`);
    });

    await test.step('a dismissed prompt answers an empty text', async () => {
      await openSection(page, 'dialogs');
      await button(page, 'Вопрос с ответом').click();
      const box = page.getByRole('textbox', { name: 'Причина' });
      await box.fill('забыто');
      await expect(box).toHaveValue('забыто');
      await button(page, 'Отмена').click();
      await expect(answer(page)).toHaveText('""');
    });

    await test.step('documents: nothing chosen is nothing to download; a failed one can be tried again', async () => {
      await openSection(page, 'dialogs');
      const saved: string[] = [];
      page.on('download', (download) => saved.push(download.suggestedFilename()));
      await button(page, 'Скачивание документов').click();
      const dialog = page.getByRole('dialog', { name: 'Выберите файлы' });
      const download = dialog.getByRole('button', { name: 'Скачать' });
      const boxes = dialog.getByRole('checkbox');
      await expect(boxes.first()).toBeFocused();
      await expect(download).toBeDisabled();
      await page.keyboard.press('Space');
      await expect(download).toBeEnabled();
      await page.keyboard.press('Space');
      await expect(download).toBeDisabled();
      await boxes.nth(0).check();
      await dialog.getByText('doverennost').click();
      await download.click();
      await expect(dialog.getByText('Не удалось скачать', { exact: true })).toBeVisible();
      await expect(dialog.getByRole('status')).toHaveText('Не удалось скачать 1 файл');
      await expect(dialog.getByText('Скачан', { exact: true })).toHaveCount(1);
      await expect(boxes.nth(0)).not.toBeChecked();
      await expect(boxes.nth(1)).toBeChecked();
      await download.click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => saved.map((name) => name.slice(0, 4))).toEqual(['СТС.', 'dove']);
    });
  },
);

test(
  'a dialog whose code cannot be fetched says so and can be tried again or given up',
  long,
  async ({ page }) => {
    const code = /prompt-dialog/;
    await page.route(code, (route) => route.abort());
    await openSection(page, 'dialogs');
    const opener = button(page, 'Вопрос с ответом');
    await opener.click();
    const failure = page.getByRole('alertdialog', { name: /Не удалось загрузить окно/ });
    await expect(failure).toBeVisible();
    await expect(failure.locator('..')).toHaveCSS('background-color', /^rgba\(8, 16, 32/);
    await expect(button(page, 'Повторить')).toBeFocused();
    await button(page, 'Отмена').click();
    await expect(answer(page)).toHaveText('""');
    await expect(opener).toBeFocused();
    await page.unroute(code);
    await opener.click();
    await expect(page.getByRole('textbox', { name: 'Причина' })).toBeFocused();
  },
);
