import { randomUUID } from 'node:crypto';
import { createRequest } from '../bookings/stage.ts';
import { callers, untilSent } from '../bookings/ways.ts';
import { each, type LoadResult, load } from '../support/load.ts';
import type { Side } from './side.ts';

const browserHeaders = () => ({
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'ru',
  'application-type': 'web',
  'idempotency-key': randomUUID(),
});

/** Bookings as browsers send them. */
export const bookAsBrowsers = (
  side: Side,
  starts: readonly string[],
  count: number,
  connections = callers,
): Promise<LoadResult> => {
  const requests = side
    .take(count)
    .map((driver, index) => createRequest(driver, starts[index % starts.length] ?? '', browserHeaders()));
  return load({ port: side.port, connections, next: each(requests), expected: 201 });
};

/** The same until their codes have gone out, which begins beside them. */
export const bookWithMail = async (...order: Parameters<typeof bookAsBrowsers>): Promise<LoadResult> => {
  const [{ mail }, , count] = order;
  const mails = mail.count() + count;
  const result = await bookAsBrowsers(...order);
  await untilSent(mail, mails);
  return result;
};
