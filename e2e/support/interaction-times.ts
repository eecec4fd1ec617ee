import type { Page } from '@playwright/test';

export type Interaction = {
  readonly place: string;
  readonly key: string;
  readonly duration: number;
  /** From the key to the first line of code, that code, and what is drawn after it. */
  readonly parts: string;
};

type Watched = { readonly seen: Map<number, Interaction> };

/** Call before the page is opened. The browser tells of each interaction that took 16 ms or more until it was painted. */
export const watchInteractions = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Map<number, Interaction>();
    let key = '';
    Object.assign(window, { watched: { seen } satisfies Watched });
    window.addEventListener('keydown', (event) => (key = event.key), true);
    const note = (entry: PerformanceEventTiming & { interactionId?: number }) => {
      const { interactionId = 0, name, duration, startTime, processingStart, processingEnd } = entry;
      if (interactionId === 0 || duration <= (seen.get(interactionId)?.duration ?? 0)) return;
      const parts = [
        processingStart - startTime,
        processingEnd - processingStart,
        startTime + duration - processingEnd,
      ]
        .map(Math.round)
        .join(' + ');
      seen.set(interactionId, { place: location.pathname, key: `${name} ${key}`, duration, parts });
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEventTiming);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

export const interactionsOf = (page: Page): Promise<Interaction[]> =>
  page.evaluate(() => [...(window as unknown as { watched: Watched }).watched.seen.values()]);

/** A browser on a machine so many times slower. */
export const slowDown = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};
