import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { operatorOf } from './support/bookings.ts';
import { expectTruck, openKiosk, press, scan } from './support/kiosk.ts';
import { long } from './support/languages.ts';
import { callAs } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1080, height: 1920 } });

test(
  'A kiosk with a printer gives a slip with the place, and a called driver reads his gate',
  long,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    const { booking, qr } = await expectTruck(page.request);
    await openKiosk(page);
    await page.goto('/board/kiosk?printer=on');
    await page.getByRole('button', { name: 'Латиница' }).click();
    await press(page, 'Z7');
    await expect(page.getByLabel('Номер машины или записи')).toHaveText('Z 7');
    await scan(page, qr);
    await expect(page.getByText('Возьмите талон под экраном')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Журнал № \d+ ([0-9a-f]{8} ?){8}/)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    const operator = await operatorOf(page.request);
    const call = await callAs(page.request, operator, 'PUT', `/booking/${booking.id}?status=GO_TO_GATE`, {
      gate: '3',
    });
    expect(call.status(), await call.text()).toBe(200);
    await scan(page, qr);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Вас вызвали|You are called|已叫号/);
    await expect(page.getByText('3', { exact: true }).first()).toBeVisible();
    await expectNoAxeViolations(page);
  },
);
