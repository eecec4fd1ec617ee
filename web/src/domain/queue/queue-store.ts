import { learnServerTime, serverNow } from '../../lib/time/server-clock.ts';
import { openConnection, type QueueRequest, silenceMs } from './queue-connection.ts';
import { emptyView, type QueueMessage, type QueueView, receive } from './queue-view.ts';
import { shareAmongTabs } from './share-among-tabs.ts';

export type QueueStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => QueueView;
};

/** Keeps the stream open across page changes. */
const lingerMs = 2000;

const summaryOf = ({ queue, build, isLive }: QueueView): QueueMessage | undefined =>
  queue && build !== undefined && isLive
    ? { name: 'state', data: { ...queue, build, serverTime: new Date(serverNow()).toISOString() } }
    : undefined;

const follow = (name: string, request: QueueRequest, onView: (view: QueueView) => void) => {
  let view = emptyView;
  let usable = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const show = (next: QueueView) => {
    view = next;
    onView(next);
  };
  const take = (message: QueueMessage) => {
    const { serverTime } = message.data;
    if (serverTime !== undefined) learnServerTime(serverTime);
    const next = receive(view, message);
    usable = next !== null;
    if (!next) return false;
    clearTimeout(silence);
    silence = setTimeout(() => show({ ...view, isLive: false }), silenceMs);
    show(next);
    return true;
  };
  const tabs = shareAmongTabs<QueueMessage>(name, {
    lead: () =>
      openConnection(request, {
        since: () => (usable ? view.queue?.revision : undefined),
        onMessage: (message) => {
          const isTaken = take(message);
          if (isTaken) tabs.tell(message);
          return isTaken;
        },
      }),
    onTold: (message) => {
      if (!take(message)) tabs.ask();
    },
    summary: () => summaryOf(view),
  });
  return () => {
    clearTimeout(silence);
    tabs.leave();
  };
};

const createStore = (name: string, request: QueueRequest): QueueStore => {
  const listeners = new Set<() => void>();
  let view = emptyView;
  let stop: (() => void) | undefined;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  const onView = (next: QueueView) => {
    view = next;
    for (const listener of listeners) listener();
  };
  const end = () => {
    stop?.();
    stop = undefined;
    view = { ...view, isLive: false };
  };
  return {
    view: () => view,
    subscribe: (listener) => {
      clearTimeout(lingering);
      listeners.add(listener);
      stop ??= follow(name, request, onView);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) lingering = setTimeout(end, lingerMs);
      };
    },
  };
};

const stores = new Map<string, QueueStore>();

export const queueStore = (owner: string, request: QueueRequest): QueueStore => {
  const name = `oktet.queue ${owner} ${request.placement} ${request.size ?? 'all'}`;
  const store = stores.get(name) ?? createStore(name, request);
  stores.set(name, store);
  return store;
};
