import { setTimeout as pause } from 'node:timers/promises';
import { load } from './load/load.ts';
import type { MailSink } from './message-sinks.ts';
import type { Product } from './product.ts';
import { createRequest, type Stage } from './stage.ts';

export const callers = 32;
const patienceMs = 120_000;

/** Waits for mails that are sent in the background, because they must not disturb the next measurement. */
const untilSent = async (mail: MailSink, expected: number): Promise<void> => {
  const start = performance.now();
  while (mail.count() < expected) {
    if (performance.now() - start > patienceMs)
      throw new Error(`${expected - mail.count()} mails were not sent`);
    await pause(20);
  }
};

/** Books over HTTP, each code going out by mail meanwhile. Returns bookings a second. */
export const bookOverHttp = async (
  stage: Stage,
  product: Product,
  starts: readonly string[],
  count: number,
): Promise<number> => {
  const drivers = await stage.drivers.take(count);
  const requests = drivers.map((driver, index) => createRequest(driver, starts[index % starts.length] ?? ''));
  const mails = stage.mail.count() + count;
  const perSecond = await load({ port: product.port, connections: callers, requests, expected: 201 });
  await untilSent(stage.mail, mails);
  return perSecond;
};
