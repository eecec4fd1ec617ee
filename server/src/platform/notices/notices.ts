import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Sent between instances after a commit. The payload is an id, never data. */
export type NoticeTopic = { readonly topic: string };

export const defineNotice = (topic: string): NoticeTopic => ({ topic });

type Listener = (payload: string) => void;

export type Notices = {
  on(notice: NoticeTopic, listener: Listener): void;
  /** Local delivery is immediate, remote within moments. May get lost, which must only cost freshness. */
  publish(notice: NoticeTopic, payload: string): Promise<void>;
};

const channel = 'oktet_notices';

const localBus = () => {
  const listeners = new Map<string, Listener[]>();
  return {
    on: ({ topic }: NoticeTopic, listener: Listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    deliver: (topic: string, payload: string) => {
      for (const listener of listeners.get(topic) ?? []) listener(payload);
    },
  };
};

const parse = (text: string) => {
  const [sender = '', topic = '', ...payload] = text.split(' ');
  return { sender, topic, payload: payload.join(' ') };
};

/** Listens before it resolves, so that an instance misses nothing from its first request on. */
export const createNotices = async ({ db, listener }: Database): Promise<Notices> => {
  const bus = localBus();
  const self = randomUUID();
  const receive = (text: string) => {
    const { sender, topic, payload } = parse(text);
    // Own notices were already delivered locally.
    if (sender !== self) bus.deliver(topic, payload);
  };
  await listener.listen(channel, { receive, onListening: () => undefined });
  return {
    on: bus.on,
    publish: async ({ topic }, payload) => {
      bus.deliver(topic, payload);
      await sql`SELECT pg_notify(${channel}, ${`${self} ${topic} ${payload}`})`.execute(db);
    },
  };
};
