import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../db/database.ts';

/** Sent between instances after a commit. The payload is an id, never data. */
export type NoticeTopic = { readonly topic: string };

export const defineNotice = (topic: string): NoticeTopic => ({ topic });

type Listener = (payload: string) => void;

export type Notices = {
  on(notice: NoticeTopic, listener: Listener): void;
  /** Local delivery is immediate, remote within moments. May get lost, which must only cost freshness. */
  publish(notice: NoticeTopic, payload: string): Promise<void>;
  close(): Promise<void>;
};

const channel = 'oktet_notices';
const reconnectMs = 1000;
const connectMs = 5000;

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

const listenOn = (url: string, receive: (text: string) => void, log: FastifyBaseLogger) => {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const retry = () => {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      opening = open();
    }, reconnectMs);
  };
  const open = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'oktet-notices',
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
    });
    next.on('error', (error) => {
      if (client !== next) return;
      log.warn({ err: error }, 'the notice connection broke');
      client = undefined;
      next.end().catch(() => undefined);
      retry();
    });
    next.on('notification', (message) => receive(message.payload ?? ''));
    try {
      await next.connect();
      client = next;
      await next.query(`LISTEN ${channel}`);
    } catch {
      if (client === next) client = undefined;
      await next.end().catch(() => undefined);
      retry();
    }
  };
  let opening = open();
  const close = async () => {
    closed = true;
    clearTimeout(timer);
    await opening;
    await client?.end().catch(() => undefined);
  };
  return { opened: opening, close };
};

/** Listens before it resolves, so that an instance misses nothing from its first request on. */
export const createNotices = async (database: Database, log: FastifyBaseLogger): Promise<Notices> => {
  const bus = localBus();
  const { url, db } = database;
  const self = randomUUID();
  const receive = (text: string) => {
    const { sender, topic, payload } = parse(text);
    // Own notices were already delivered locally.
    if (sender !== self) bus.deliver(topic, payload);
  };
  const { opened, close } = listenOn(url, receive, log);
  await opened;
  return {
    on: bus.on,
    publish: async ({ topic }, payload) => {
      bus.deliver(topic, payload);
      await sql`SELECT pg_notify(${channel}, ${`${self} ${topic} ${payload}`})`.execute(db);
    },
    close,
  };
};
