import { expect } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { answer, button } from './support/dialogs.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

test(
  'A dialog answers, keeps the keyboard inside, gives the focus back and fits its screen',
  long,
  async ({ page }) => {
    await test.step('answers OK and Cancel, and gives the focus back', async () => {
      await openSection(page, 'dialogs');
      const opener = button(page, 'Подтверждение md');
      for (const [choice, result] of [
        ['OK', 'true'],
        ['Отмена', 'false'],
      ] as const) {
        await opener.click();
        await button(page, choice).click();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(answer(page)).toHaveText(result);
        await expect(opener).toBeFocused();
      }
    });

    await test.step('is named by its title and described by its message', async () => {
      await openSection(page, 'dialogs');
      await button(page, 'Подтверждение md').click();
      const dialog = page.getByRole('alertdialog', { name: 'Отменить запись?' });
      await expect(dialog).toHaveAccessibleDescription('Место освободится сразу. Вернуть его нельзя.');
      await button(page, 'OK').click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });

    await test.step('may have a picture and no title', async () => {
      await openSection(page, 'dialogs');
      await button(page, 'С картинкой').click();
      await expect(page.getByRole('alertdialog').getByRole('heading')).toHaveCount(0);
      const width = () =>
        page
          .getByRole('alertdialog')
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
      await button(page, 'Да').click();
      await expect(answer(page)).toHaveText('true');
    });

    await test.step('ignores Escape and presses on the backdrop', async () => {
      await openSection(page, 'dialogs');
      await button(page, 'Подтверждение md').click();
      const dialog = page.getByRole('alertdialog');
      await expect(button(page, 'OK')).toBeFocused();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await page.mouse.click(1200, 700);
      await expect(dialog).toBeVisible();
      await expect(button(page, 'OK')).toBeFocused();
      await expect(answer(page)).toHaveText('');
      await button(page, 'OK').click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });

    await test.step('keeps Tab inside, in both directions, and the page behind out of reach', async () => {
      await openSection(page, 'dialogs');
      const opener = button(page, 'Подтверждение md');
      await opener.focus();
      await page.keyboard.press('Enter');
      const [ok, cancel] = [button(page, 'OK'), button(page, 'Отмена')];
      await expect(ok).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(cancel).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(ok).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(ok).toBeFocused();
      await expect(page.locator('#root')).toHaveAttribute('inert');
      await page.keyboard.press('Enter');
      await expect(answer(page)).toHaveText('true');
      await expect(page.locator('#root')).not.toHaveAttribute('inert');
      await expect(opener).toBeFocused();
    });

    await test.step('has three widths and appears without animation', async () => {
      await openSection(page, 'dialogs');
      for (const [size, width] of [
        ['sm', 360],
        ['md', 520],
        ['lg', 800],
      ] as const) {
        await button(page, `Подтверждение ${size}`).click();
        const dialog = page.getByRole('alertdialog');
        await expect(dialog).toBeVisible();
        expect((await dialog.boundingBox())?.width).toBe(width);
        const moving = await page.evaluate(() => document.getAnimations().length);
        expect(moving).toBe(0);
        await button(page, 'OK').click();
      }
    });

    await test.step('stacks: the upper one first, the lower one waits inert and gets the focus back', async () => {
      await openSection(page, 'dialogs');
      const opener = button(page, 'Окно над окном');
      await opener.click();
      const lower = page.getByRole('dialog', { name: 'Окно над окном' });
      const ask = lower.getByRole('button', { name: 'Спросить ещё раз' });
      await ask.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expect(page.locator('[inert]').filter({ has: lower })).toHaveCount(1);
      await button(page, 'Отмена').click();
      await expect(ask).toBeFocused();
      await ask.click();
      await button(page, 'OK').click();
      await expect(answer(page)).toHaveText('"nested"');
      await expect(opener).toBeFocused();
    });

    await test.step('shows markup, but nothing of it that could act', async () => {
      await openSection(page, 'dialogs');
      await button(page, 'С разметкой').click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.locator('b')).toHaveText('HTML');
      await expect(dialog.getByRole('link')).toHaveCount(1);
      await expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://example.com/');
      await expect(dialog.locator('script, img')).toHaveCount(0);
      await expect(page).not.toHaveTitle('stolen');
      await button(page, 'OK').click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });

    await test.step('fits a phone of 320 px: long text scrolls, buttons stay in reach', async () => {
      await openSection(page, 'dialogs');
      await page.setViewportSize({ width: 320, height: 480 });
      await button(page, 'Длинный текст').click();
      const dialog = page.getByRole('alertdialog');
      const ok = button(page, 'OK');
      await expect(ok).toBeInViewport({ ratio: 1 });
      await expect(ok).toBeFocused();
      expect(await dialog.evaluate((panel) => panel.scrollTop)).toBe(0);
      const pageAt = await page.evaluate(() => window.scrollY);
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(480);
      expect((await ok.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const scrolls = await dialog.evaluate((panel) => panel.scrollHeight > panel.clientHeight);
      expect(scrolls).toBe(true);
      await dialog.hover();
      await page.mouse.wheel(0, 5000);
      await expect.poll(() => dialog.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(pageAt);
    });
  },
);

test('dialogs pass axe in the light and the dark theme', long, async ({ page }) => {
  await openSection(page, 'dialogs');
  await expectNoAxeViolationsInBothSchemes(page);
  await button(page, 'Подтверждение md').click();
  await expect(button(page, 'OK')).toBeFocused();
  await expectNoAxeViolationsInBothSchemes(page, '[role=alertdialog]');
  await button(page, 'OK').click();
  await button(page, 'Длинный текст').click();
  await expect(button(page, 'OK')).toBeFocused();
  await expectNoAxeViolationsInBothSchemes(page, '[role=alertdialog]');
  await button(page, 'OK').click();
  await button(page, 'Вопрос с ответом').click();
  await button(page, 'OK').click();
  await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
  await button(page, 'Отмена').click();
  await button(page, 'Скачивание документов').click();
  await page.getByRole('checkbox').nth(1).check();
  await button(page, 'Скачать').click();
  await expect(page.getByRole('status').getByText('Не удалось')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
});
