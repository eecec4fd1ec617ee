import type { BrowserContext } from '@playwright/test';
import { onSlowPhone, openUntilReady } from './page-visit.ts';

/** Also proves that a painted slot is interactive: the button must name the chosen time. */
export const chooseAtOnce = (context: BrowserContext, url: string, slots: string): Promise<number> =>
  onSlowPhone(context, slots, async ({ page }) => {
    await openUntilReady(page, url);
    const slot = page.locator(`${slots}:enabled`).first();
    const time = (await slot.getAttribute('aria-label'))?.slice(0, 5);
    await slot.press('Space');
    await page.locator('form button[type=submit]:enabled', { hasText: time ?? 'a time' }).waitFor();
    return page.evaluate<number>('performance.now()');
  });
