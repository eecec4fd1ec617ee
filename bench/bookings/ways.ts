import { setTimeout as pause } from 'node:timers/promises';
import { each, type LoadResult, load } from '../support/load.ts';
import type { MailSink } from '../support/mail-sink.ts';
import { marks, runPgbench } from '../support/pgbench.ts';
import type { Product } from '../support/product.ts';
import { replay, statementsFor } from '../support/replay.ts';
import type { Recording } from './record-booking.ts';
import { createRequest, dayOf, type Stage } from './stage.ts';

/** Equals the pool size of an instance. */
export const connections = 10;
export const callers = 32;

/** Uncounted bookings on each new connection of the replay. */
const warmUp = 10;
export const withWarmUp = (count: number): number => count + connections * warmUp;

const patienceMs = 120_000;

/** Mail is sent in the background; it must be finished before the next measurement. */
export const untilSent = async (mail: MailSink, expected: number): Promise<void> => {
  const start = performance.now();
  while (mail.count() < expected) {
    if (performance.now() - start > patienceMs)
      throw new Error(`${expected - mail.count()} mails were not sent`);
    await pause(20);
  }
};

/** Books over HTTP. With 'waits', mail is held back until all bookings are made. */
export const bookOverHttp = async (
  stage: Stage,
  product: Product,
  starts: readonly string[],
  count: number,
  mail: 'goes' | 'waits' = 'goes',
): Promise<LoadResult> => {
  const drivers = await stage.drivers.take(count);
  const requests = drivers.map((driver, index) => createRequest(driver, starts[index % starts.length] ?? ''));
  const mails = stage.mail.count() + count;
  if (mail === 'waits') stage.mail.shut();
  const order = { port: product.port, connections: callers, next: each(requests), expected: 201 };
  const result = await load(order).finally(stage.mail.open);
  await untilSent(stage.mail, mails);
  return result;
};

export const bookByReplay = async (
  stage: Stage,
  { statements, subject }: Recording,
  starts: readonly string[],
  count: number,
): Promise<number> => {
  const first = stage.drivers.skip(withWarmUp(count));
  const lists = Array.from({ length: withWarmUp(count) }, (_, index) => {
    const start = starts[index % starts.length] ?? '';
    const number = String(first + index).padStart(subject.number.length, '0');
    return statementsFor(statements, subject, { number, start, day: dayOf(stage.app, start) });
  });
  return (await replay(stage.url, connections, lists, warmUp)).perSecond;
};

/** Undefined if pgbench is not installed. `count` must be a multiple of `connections`. */
export const bookByPgbench = (
  stage: Stage,
  { statements, subject }: Recording,
  starts: readonly string[],
  count: number,
): Promise<number | undefined> => {
  let made = 0;
  const [statement] = statementsFor(statements, subject, { ...marks, day: subject.day }, () => {
    made += 1;
    return `d${made}000000-0000-7000-8000-${marks.number}`;
  });
  if (!statement) throw new Error('no statement inserts a booking');
  return runPgbench({
    url: stage.url,
    connections,
    times: count / connections,
    statement,
    firstDriver: stage.drivers.skip(count),
    firstSlot: starts[0] ?? '',
    slots: starts.length,
  });
};
