import type { BrowserContext } from '@playwright/test';
import { onSlowPhone, openUntilReady } from './page-visit.ts';

/**
 * Somebody who takes the first free time that he sees: milliseconds until it can be booked. It also shows that what is
 * seen can be used: the button then names the time that was chosen.
 */
export const chooseAtOnce = (context: BrowserContext, url: string, slots: string): Promise<number> =>
  onSlowPhone(context, slots, async ({ page }) => {
    await openUntilReady(page, url);
    const slot = page.locator(`${slots}:enabled`).first();
    const time = (await slot.getAttribute('aria-label'))?.slice(0, 5);
    await slot.press('Space');
    await page.locator('form button[type=submit]:enabled', { hasText: time ?? 'a time' }).waitFor();
    return page.evaluate<number>('performance.now()');
  });
