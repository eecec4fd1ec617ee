import type { Page } from '@playwright/test';

type Timed = { text: string; readAt: number; tookMs: number };

/**
 * Must be called before the page is opened. Replaces the phone's own decoder, which a headless browser lacks, and
 * measures from the moment a text is read until the phone vibrates for the verdict.
 */
export const timeChecks = (page: Page) =>
  page.addInitScript(() => {
    const timed: Timed = { text: '', readAt: 0, tookMs: 0 };
    const Detector = class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => {
        const rawValue = timed.text;
        if (!rawValue) return [];
        timed.text = '';
        timed.readAt = performance.now();
        return [{ rawValue }];
      };
    };
    Object.assign(window, { BarcodeDetector: Detector, timed });
    navigator.vibrate = () => {
      timed.tookMs ||= performance.now() - timed.readAt;
      return true;
    };
  });

/** Milliseconds from the text of a code to its verdict. */
export const timeOfCheck = async (page: Page, text: string): Promise<number> => {
  const timed = await page.evaluateHandle(() => (window as unknown as { timed: Timed }).timed);
  await timed.evaluate((one, shown) => Object.assign(one, { text: shown, tookMs: 0 }), text);
  await page.waitForFunction((one) => one.tookMs > 0, timed);
  return timed.evaluate(({ tookMs }) => tookMs);
};
