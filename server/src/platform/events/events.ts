import type { TrxContext } from '../context.ts';

/** Something that happened, told inside the transaction in which it happened. */
export type EventType<T> = { readonly name: string; readonly payload?: T };

export const defineEvent = <T>(name: string): EventType<T> => ({ name });

type Subscriber<T> = (ctx: TrxContext, payload: T) => Promise<void>;

/**
 * How a module causes or asks something of one to its right without importing it. Subscribers run in the
 * emitter's transaction, in the order they subscribed; one that throws vetoes the whole of it.
 */
export type Events = {
  on<T>(type: EventType<T>, subscriber: Subscriber<T>): void;
  emit<T>(ctx: TrxContext, type: EventType<T>, payload: T): Promise<void>;
};

export const createEvents = (): Events => {
  const subscribers = new Map<string, Subscriber<never>[]>();
  return {
    on: (type, subscriber) => {
      subscribers.set(type.name, [...(subscribers.get(type.name) ?? []), subscriber]);
    },
    emit: async (ctx, type, payload) => {
      for (const subscriber of subscribers.get(type.name) ?? []) await subscriber(ctx, payload as never);
    },
  };
};
