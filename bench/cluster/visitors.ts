import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from '../support/drivers.ts';
import { productUrl } from './instances.ts';
import type { Ledger } from './ledger.ts';

/** A phone waits for so long before it says that there is no connection. */
const patienceMs = 30_000;
const giveUpMs = 120_000;

type Sent = { readonly status: number; readonly body: { readonly id?: string } } | undefined;

export type Call = {
  readonly method: 'POST' | 'PUT' | 'GET';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** Sends one request through HAProxy. Undefined if the connection was lost. */
export const send = async (ledger: Ledger, { method, path, headers, body }: Call): Promise<Sent> => {
  const began = performance.now();
  try {
    const answer = await fetch(`${productUrl}/oktet/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await answer.text();
    ledger.answered(answer.status, answer.headers.get('retry-after'), performance.now() - began);
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  } catch {
    ledger.lost(performance.now() - began);
    return undefined;
  }
};

const booking = ({ authorization, vehicleId }: Driver, start: string, key: string): Call => ({
  method: 'POST',
  path: '/booking',
  headers: { authorization, 'idempotency-key': key },
  body: { dateBooked: start, vehicleId, cargoType: 'GENERAL' },
});

/** Repeats a request with one key until the answer is final, like the screens of the product. */
const book = async (ledger: Ledger, driver: Driver, start: string) => {
  const key = randomUUID();
  for (const end = performance.now() + giveUpMs; performance.now() < end; await wait(1000)) {
    const sent = await send(ledger, booking(driver, start, key));
    if (sent?.status === 201 && sent.body.id)
      return ledger.acknowledge({ key, bookingId: sent.body.id, driver: driver.number, start });
    if (sent && sent.status !== 503 && sent.status !== 429) return;
  }
};

export type Visitors = {
  /** Repeats some acknowledged requests with their keys. Their first answers must come again. */
  repeatSome(count: number): Promise<void>;
  stop(): Promise<void>;
};

type VisitorOptions = {
  readonly ledger: Ledger;
  readonly perSecond: number;
  readonly nextDriver: () => Promise<Driver>;
  readonly driverOf: (number: string) => Promise<Driver>;
  readonly nextStart: () => string;
};

/** Lets a visitor come at every tick, however long those before him wait. */
export const receiveVisitors = (options: VisitorOptions): Visitors => {
  const { ledger, perSecond, nextDriver, driverOf, nextStart } = options;
  const waiting = new Set<Promise<void>>();
  const timer = setInterval(async () => {
    const visit = nextDriver()
      .then((driver) => book(ledger, driver, nextStart()))
      .finally(() => waiting.delete(visit));
    waiting.add(visit);
  }, 1000 / perSecond);
  return {
    repeatSome: async (count) => {
      for (const { key, bookingId, driver, start } of ledger.all().slice(-count)) {
        const again = await send(ledger, booking(await driverOf(driver), start, key));
        if (again?.status === 503 || !again) continue;
        if (again.body.id !== bookingId)
          ledger.blame(`a repeat of ${bookingId} was answered ${again.status}`);
      }
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all(waiting);
    },
  };
};
