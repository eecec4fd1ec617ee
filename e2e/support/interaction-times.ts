import type { Page } from '@playwright/test';

export type Interaction = {
  readonly place: string;
  readonly key: string;
  readonly duration: number;
  /** Milliseconds before the handlers run, in them, and until the result is painted. */
  readonly parts: string;
};

type Watched = { readonly seen: Map<number, Interaction> };

/** Must be called before the page is opened. Records interactions of 16 ms or more, until they are painted. */
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

/** One line for each key on each kind of page: the count, the median, the slowest, and the parts of the slowest. */
export const slowestFirst = (all: readonly Interaction[]): string[] => {
  const kindOf = ({ key, place }: Interaction) => `${key}  ${place.replace(/[0-9a-f-]{36}/, ':id')}`;
  return Object.entries(Object.groupBy(all, kindOf))
    .map(([kind, some = []]) => ({ kind, some: some.toSorted((one, two) => two.duration - one.duration) }))
    .toSorted((one, two) => (two.some[0]?.duration ?? 0) - (one.some[0]?.duration ?? 0))
    .map(({ kind, some }) => {
      const [slowest, middle] = [some[0], some[Math.floor(some.length / 2)]];
      return `${some.length} × ${middle?.duration}, at most ${slowest?.duration} = ${slowest?.parts}  ${kind}`;
    });
};

/** Slows the processor down by the factor `rate`. */
export const slowDown = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};
