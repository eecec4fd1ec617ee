import { heartbeatSeconds } from '#contract/queue/queue-events.ts';

type TabMessage<M> = { readonly told: M } | { readonly leads: true } | { readonly asks: true };

export type Tab<M> = {
  /** This tab is the one that reads for all. Returns the function that stops it. */
  readonly lead: () => () => void;
  /** From the tab that reads. */
  readonly onTold: (message: M) => void;
  /** What a tab that has just come is told. */
  readonly summary: () => M | undefined;
};

export type Tabs<M> = {
  /** By the tab that reads, to the others. */
  readonly tell: (message: M) => void;
  /** What was told last cannot be used: tell all of it. */
  readonly ask: () => void;
  readonly leave: () => void;
};

const aliveMs = heartbeatSeconds * 1000;
const silenceMs = 2 * aliveMs;
/** At random, so that not all who wait replace a silent tab at once. */
const replaceWithinMs = 2000;

const canShare = () => 'locks' in navigator && typeof BroadcastChannel === 'function';

const alone = <M>(tab: Tab<M>): Tabs<M> => {
  const stop = tab.lead();
  return { tell: () => {}, ask: () => {}, leave: stop };
};

/**
 * Of all tabs that join under one name, one reads and tells the others: browsers open six connections to a host, and a
 * stream takes one for as long as it lasts. Whoever holds the lock reads. The lock passes on when its tab closes; from a
 * tab that is silent (frozen, say) it is taken.
 */
export const shareAmongTabs = <M>(name: string, tab: Tab<M>): Tabs<M> => {
  if (!canShare()) return alone(tab);
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  /** There while this tab leads. */
  let endLeading: (() => void) | undefined;
  let waiting = new AbortController();
  let replacing: ReturnType<typeof setTimeout> | undefined;

  const post = (message: TabMessage<M>) => {
    if (isOpen) channel.postMessage(message);
  };

  const hearLeader = () => {
    clearTimeout(replacing);
    replacing = setTimeout(replace, silenceMs + Math.random() * replaceWithinMs);
  };

  const lead = () =>
    new Promise<void>((resolve) => {
      if (!isOpen) return resolve();
      clearTimeout(replacing);
      const alive = setInterval(() => post({ leads: true }), aliveMs);
      const stop = tab.lead();
      post({ leads: true });
      endLeading = () => {
        endLeading = undefined;
        clearInterval(alive);
        stop();
        resolve();
      };
    });

  const waitForLock = async (options: LockOptions) => {
    try {
      await navigator.locks.request(name, options, lead);
    } catch {
      // Taken by another tab, because this one was silent; or no longer waited for.
      endLeading?.();
    }
  };

  const wait = () => {
    if (!isOpen) return;
    waiting = new AbortController();
    hearLeader();
    const { signal } = waiting;
    void waitForLock({ signal }).then(() => signal.aborted || wait());
  };

  const replace = () => {
    waiting.abort();
    void waitForLock({ steal: true }).then(wait);
  };

  channel.onmessage = ({ data }: MessageEvent<TabMessage<M>>) => {
    if ('asks' in data) {
      const summary = endLeading && tab.summary();
      if (summary !== undefined) post({ told: summary });
      return;
    }
    if (endLeading) return;
    hearLeader();
    if ('told' in data) tab.onTold(data.told);
  };

  wait();
  post({ asks: true });
  return {
    tell: (told) => post({ told }),
    ask: () => post({ asks: true }),
    leave: () => {
      isOpen = false;
      clearTimeout(replacing);
      waiting.abort();
      endLeading?.();
      channel.close();
    },
  };
};
