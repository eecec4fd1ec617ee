import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { rememberSession } from './support/account-screens.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { bookFor, slotsOf } from './support/bookings.ts';
import { callAs, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { addTruck, shownPlate } from './support/trucks.ts';

test('A dispatcher finds a truck in the report on /lk and downloads what is shown', async ({
  page,
  request,
}) => {
  const dispatcher = await registerPerson(request);
  const first = await addTruck(request, dispatcher.token);
  const second = await addTruck(request, dispatcher.token);
  const free = (await slotsOf(request, dispatcher, 3)).filter((slot) => slot.free > 1);
  const start = free.at(-1)?.start ?? '';
  const kept = await bookFor(request, first, start);
  const canceled = await bookFor(request, second, start);
  await callAs(request, dispatcher, 'DELETE', `/booking/${canceled.id}`);

  await rememberSession(page, dispatcher);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/lk');
  const report = page.getByRole('region', { name: 'Отчёт о записях' });
  await expect(report.getByRole('listitem')).toHaveCount(2);
  await report.getByRole('textbox', { name: 'Номер машины' }).fill(first.plate);
  await expect(report.getByRole('listitem')).toHaveCount(1);
  await expect(report.getByRole('listitem')).toContainText(kept.formattedBookingNumber);
  await expect(report.getByRole('listitem')).not.toContainText(shownPlate(second.plate));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(page);

  const saved = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Excel' }).click();
  const { sheets } = await readXlsx(await readFile(await (await saved).path()));
  const [, filter, , header = [], ...rows] = sheets[0]?.rows ?? [];
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  expect(filter?.[0]).toContain(first.plate);
  expect(column('Запись')).toEqual([kept.formattedBookingNumber]);
  expect(column('Состояние')).toEqual(['Забронировано']);
});
