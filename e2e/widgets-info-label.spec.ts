import { expect } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

const help =
  'Скоропортящийся груз, скот, гуманитарная помощь и почта проходят раньше остальных в том же часе.';

test('The tooltip follows the pointer and the focus', async ({ page }) => {
  await test.step('the tooltip opens on hover, stays while it is read, and closes without delay', async () => {
    const section = await openSection(page, 'infoLabel');
    const tooltip = section.getByRole('tooltip', { name: help, includeHidden: true });
    await expect(tooltip).toBeHidden();
    await section.getByText('Приоритет', { exact: true }).hover();
    await expect(tooltip).toBeVisible();
    await section.getByRole('button', { name: 'Пояснение: Приоритет' }).hover();
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(5, 700);
    expect(await tooltip.isVisible()).toBe(false);
  });

  await test.step('the tooltip opens on focus and closes on blur and on Escape', async () => {
    const section = await openSection(page, 'infoLabel');
    const button = section.getByRole('button', { name: 'Пояснение: Приоритет' });
    const tooltip = section.getByRole('tooltip', { name: help, includeHidden: true });
    await expect(button).toHaveAccessibleDescription(help);
    await button.focus();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(section.getByText('Запись можно перенести три раза.')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tooltip).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('a tap opens the tooltip within the screen, a tap elsewhere closes it', long, async ({ page }) => {
    const section = await openSection(page, 'infoLabel');
    const button = section.getByRole('button', { name: 'Пояснение: Приоритет' });
    const tooltip = section.getByRole('tooltip', { name: help, includeHidden: true });
    const target = await button.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.tap();
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip).toBeHidden();
  });
});

test('the info label passes axe in the light and the dark theme', long, async ({ page }) => {
  const section = await openSection(page, 'infoLabel');
  await expectNoAxeViolationsInBothSchemes(page);
  await section.getByRole('button', { name: 'Пояснение: Приоритет' }).focus();
  await expect(section.getByRole('tooltip', { name: help })).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, '#infoLabel');
});
