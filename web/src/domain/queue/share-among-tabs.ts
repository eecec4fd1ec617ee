import { heartbeatSeconds } from '#contract/queue/queue-events.ts';

type TabMessage<M> = { readonly told: M } | { readonly leads: true } | { readonly asks: true };

export type Tab<M> = {
  /** Starts reading for all tabs. Returns the stop function. */
  readonly lead: () => () => void;
  readonly onTold: (message: M) => void;
  readonly summary: () => M | undefined;
};

export type Tabs<M> = {
  readonly tell: (message: M) => void;
  readonly ask: () => void;
  readonly leave: () => void;
};

const aliveMs = heartbeatSeconds * 1000;
const silenceMs = 2 * aliveMs;
/** A random part of this time, so that waiting tabs do not all steal the lock at once. */
const replaceWithinMs = 2000;

const canShare = () => 'locks' in navigator && typeof BroadcastChannel === 'function';

const alone = <M>(tab: Tab<M>): Tabs<M> => {
  const stop = tab.lead();
  return { tell: () => {}, ask: () => {}, leave: stop };
};

/**
 * Only one tab of a name opens the stream and relays it, because browsers allow six HTTP/1.1 connections to a host
 * and a stream holds one. This leader holds a Web Lock, which passes on when its tab closes and is stolen when its
 * tab is silent, for example frozen.
 */
export const shareAmongTabs = <M>(name: string, tab: Tab<M>): Tabs<M> => {
  if (!canShare()) return alone(tab);
  const channel = new BroadcastChannel(name);
  let isOpen = true;
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
      // Another tab has stolen the lock, because this one was silent, or waiting was aborted.
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
