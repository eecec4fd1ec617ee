import { expect, type Locator } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);

test('Nothing but digits is left of what is typed, and no more than fit', async ({ page }) => {
  await test.step('everything but digits is stripped as it is typed, and the caret stays', async () => {
    const section = await openSection(page, 'numeric');
    const field = section.getByRole('textbox', { name: 'Код' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await field.click();
    await page.keyboard.type('a1б2-3 4');
    await expect(field).toHaveValue('1234');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x');
    expect(await caretOf(field)).toBe(2);
    await page.keyboard.type('9y');
    await expect(field).toHaveValue('12934');
    expect(await caretOf(field)).toBe(3);
    await expect(section.getByRole('status')).toHaveText('12934');
  });

  await test.step('a full field refuses more, wherever the caret is', async () => {
    const section = await openSection(page, 'numeric');
    const field = section.getByRole('textbox', { name: 'Код' });
    await field.click();
    await page.keyboard.type('1234567');
    await expect(field).toHaveValue('123456');
    await page.keyboard.press('Home');
    await page.keyboard.type('0');
    await expect(field).toHaveValue('123456');
    expect(await caretOf(field)).toBe(0);
  });
});

test('a pasted text gives its digits, the limit counting digits only', long, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const section = await openSection(page, 'numeric');
  const field = section.getByRole('textbox', { name: 'Код' });
  await page.evaluate(() => navigator.clipboard.writeText('код: 48-15-16 №2'));
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue('481516');
  await expect(section.getByRole('status')).toHaveText('481516');
});

test('what a Chinese keyboard composes leaves nothing but digits', long, async ({ page, context }) => {
  const section = await openSection(page, 'numeric');
  const field = section.getByRole('textbox', { name: 'Число' });
  await field.click();
  await page.keyboard.press('End');
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await keyboard.send('Input.imeSetComposition', { text: '你１', selectionStart: 2, selectionEnd: 2 });
  await keyboard.send('Input.insertText', { text: '你７' });
  await expect(field).toHaveValue(/^2026\d*7$/);
});

test('the numeric input passes axe in the light and the dark theme', long, async ({ page }) => {
  await openSection(page, 'numeric');
  await expectNoAxeViolationsInBothSchemes(page);
});
