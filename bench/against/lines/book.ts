import { randomUUID } from 'node:crypto';
import { createRequest } from '../../bookings/stage.ts';
import { callers, untilSent } from '../../bookings/ways.ts';
import type { Driver } from '../../support/drivers.ts';
import { wireRequest } from '../../support/http-line.ts';
import { each, type LoadResult, load } from '../../support/load.ts';
import type { Side } from '../sides/side.ts';

const browserHeaders = () => ({
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'ru',
  'application-type': 'web',
  'idempotency-key': randomUUID(),
});

/** A truck named by plate may be new, so no commit batches its booking with others. */
type NamesTruck = 'by id' | 'by plate';

const requestOf = (driver: Driver, start: string, names: NamesTruck) => {
  if (names === 'by id') return createRequest(driver, start, browserHeaders());
  const truck = { vehicleRegistrationPlate: `B${driver.number}`, vehicleModel: 'КамАЗ 5490' };
  return wireRequest({
    method: 'POST',
    path: '/booking',
    headers: { authorization: driver.authorization, ...browserHeaders() },
    body: { ...truck, dateBooked: start, cargoType: 'GENERAL' },
  });
};

export const bookAsBrowsers = (
  side: Side,
  starts: readonly string[],
  count: number,
  connections = callers,
  names: NamesTruck = 'by id',
): Promise<LoadResult> => {
  const requests = side
    .take(count)
    .map((driver, index) => requestOf(driver, starts[index % starts.length] ?? '', names));
  return load({ port: side.port, connections, next: each(requests), expected: 201 });
};

/** Also waits until all confirmation mails are out; sending starts while bookings are still being made. */
export const bookWithMail = async (...order: Parameters<typeof bookAsBrowsers>): Promise<LoadResult> => {
  const [{ mail }, , count] = order;
  const mails = mail.count() + count;
  const result = await bookAsBrowsers(...order);
  await untilSent(mail, mails);
  return result;
};
