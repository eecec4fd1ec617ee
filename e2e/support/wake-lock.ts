import { expect, type Page } from '@playwright/test';

type Held = { released: boolean };

/** Replaces the wake lock by one that ends when the page is hidden, as browsers do. */
export const watchWakeLock = async (page: Page) => {
  await page.addInitScript(() => {
    const held: (Held & { release(): Promise<void> })[] = [];
    const request = async () => {
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      held.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { held });
  });
  const setVisible = (state: DocumentVisibilityState) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      const { held } = window as unknown as { held: Held[] };
      if (visibility === 'hidden') for (const lock of held) lock.released = true;
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  /** There must be one lock: if the page asked for several, only the last would be released. */
  const isLit = () =>
    page.evaluate(
      () => (window as unknown as { held: Held[] }).held.filter(({ released }) => !released).length === 1,
    );
  return {
    /** The screen is lit now, and again after the page was hidden and shown. */
    expectLit: async () => {
      await expect.poll(isLit).toBe(true);
      await setVisible('hidden');
      expect(await isLit()).toBe(false);
      await setVisible('visible');
      await expect.poll(isLit).toBe(true);
    },
  };
};
