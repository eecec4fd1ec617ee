export type EventType<T> = { readonly name: string; readonly payload?: T };

export const defineEvent = <T>(name: string): EventType<T> => ({ name });

type Subscriber<C, T> = (ctx: C, payload: T) => Promise<void>;

/**
 * Lets a module reach modules to its right without importing them. Subscribers run in the emitter's
 * transaction, in order of subscription; an exception aborts it.
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
