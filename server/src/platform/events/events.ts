/** Something that happened, told inside the transaction in which it happened. */
export type EventType<T> = { readonly name: string; readonly payload?: T };

export const defineEvent = <T>(name: string): EventType<T> => ({ name });

type Subscriber<C, T> = (ctx: C, payload: T) => Promise<void>;

/**
 * How a module causes or asks something of one to its right without importing it. Subscribers run in the
 * emitter's transaction, in the order they subscribed; one that throws vetoes the whole of it.
 */
export type EventBus<C> = {
  on<T>(type: EventType<T>, subscriber: Subscriber<C, T>): void;
  emit<T>(ctx: C, type: EventType<T>, payload: T): Promise<void>;
};

export const createEvents = <C>(): EventBus<C> => {
  const subscribers = new Map<string, Subscriber<C, never>[]>();
  return {
    on: (type, subscriber) => {
      subscribers.set(type.name, [...(subscribers.get(type.name) ?? []), subscriber]);
    },
    emit: async (ctx, type, payload) => {
      for (const subscriber of subscribers.get(type.name) ?? []) await subscriber(ctx, payload as never);
    },
  };
};
