import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { test } from './support/test.ts';

test('An operator compares two weeks, reads a picture as a table, takes it as a sheet and prints the shift', async ({
  page,
}) => {
  await signIn(page, 'admin');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/reports/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/board/reports');
  const endings = page.getByRole('region', { name: 'Не приехали и отмены' });
  await expect(endings).toBeVisible();
  const placeOf = async () => (await endings.boundingBox())?.y ?? 0;
  const expected = await placeOf();
  release();
  await expect(endings.locator('svg').first()).toBeVisible();
  expect(Math.abs((await placeOf()) - expected), 'nothing moves when the figures come').toBeLessThan(8);
  await page.getByRole('button', { name: '7 дней' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  const heat = page.getByRole('table').filter({ hasText: 'пн' });
  await expect(heat.getByRole('row')).toHaveCount(8);
  await endings.getByRole('button', { name: 'Таблица' }).click();
  await expect(endings.getByRole('table').getByRole('row')).toHaveCount(8);
  await expectNoAxeViolationsInBothSchemes(page, 'main');

  await page.getByRole('button', { name: 'Excel: выберите отчёт' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Отмены' }).click();
  const file = await (await download).path();
  const { sheets } = await readXlsx(await readFile(file));
  const [title, , , head, ...rows] = sheets[0]?.rows ?? [];
  expect(title?.[0]).toBe('Отмены');
  expect(head?.slice(0, 3)).toEqual(['День', 'Отменил водитель', 'Отменил оператор']);
  expect(rows).toHaveLength(7 + 3);
  const shown = await endings.getByRole('row').nth(1).getByRole('cell').allTextContents();
  // The sheet leaves a day empty if nothing was recorded on it.
  expect(rows[6]?.[1] ?? 0).toBe(Number(shown[2]));

  await page.getByRole('link', { name: 'Сводка смены' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Сводка смены, / })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('row').last()).toBeVisible();
  await expect(page.getByText('Смену сдал')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Отчёты' })).toBeHidden();
  await page.emulateMedia({ media: null, colorScheme: null });
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expectNoAxeViolationsInBothSchemes(page, 'main');
});
