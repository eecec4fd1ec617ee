import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { inHours } from './support/clock.ts';
import { called, openHall, plateIn, waiting } from './support/hall-screen.ts';
import { long } from './support/languages.ts';
import { arrive, callNext, emptyLine, setParams } from './support/line.ts';
import { testOnOwnProduct } from './support/own-product.ts';

const test = testOnOwnProduct('e2e-display-closed-server');

test.beforeEach(async ({ page }) => {
  await emptyLine(page.request);
  await setParams(page.request, { closures: [] });
});

test('Closed: until when and why, and who is called meanwhile is seen all the same', async ({ page }) => {
  const { vehicleRegistrationPlate } = await arrive(page.request);
  await openHall(page);
  await expect(waiting(page)).toHaveCount(1);
  const reasons = { RU: 'Ремонт весов', EN: 'Weighbridge repair', CN: '地磅维修' };
  const to = inHours(3);
  await setParams(page.request, { closures: [{ from: inHours(-1), to, reasons }] });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(`Пункт закрыт до ${to.slice(11, 16)}`);
  for (const reason of Object.values(reasons)) await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(/^(3 ч 0 мин|2 ч 59 мин)$/)).toBeVisible();
  await expect(plateIn(page, vehicleRegistrationPlate)).toBeVisible();
  await expect(page.getByText(/^([0-9a-f]{8} ?){8}$/)).toBeVisible();
  await expectNoAxeViolations(page);

  await callNext(page.request);
  await expect(called(page).getByRole('img', { name: vehicleRegistrationPlate })).toBeVisible();
  await expect(page.getByText(`Пункт закрыт до ${to.slice(11, 16)}`)).toBeVisible();
  await expect(page.getByText('Ремонт весов')).toBeVisible();

  await setParams(page.request, { closures: [] });
  await expect(page.getByText('Пункт закрыт')).toHaveCount(0);
});

test('A long closure names its days, and a long reason stays in its place', long, async ({ page }) => {
  await arrive(page.request);
  const reasons = {
    RU: 'Замена линии '.repeat(15).trim(),
    EN: 'New power line '.repeat(13),
    CN: '更换线路'.repeat(50),
  };
  const to = inHours(25);
  await setParams(page.request, { closures: [{ from: inHours(-1), to, reasons }] });
  await openHall(page, { width: 1280, height: 720 });
  const day = Number(to.slice(8, 10));
  await expect(page.getByText(new RegExp(`^${to.slice(11, 16)}, .* ${day} `))).toBeVisible();
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
    [1080, 1920],
  ] as const) {
    await page.setViewportSize({ width, height });
    const overflowing = () =>
      page.evaluate(() => {
        const panel = document.querySelector('main > ul');
        return panel === null || panel.scrollHeight > panel.clientHeight + 1;
      });
    await expect.poll(overflowing, `at ${width}`).toBe(false);
  }
});
