import type { Driver } from '../support/drivers.ts';
import { recordStatements, type Statement } from '../support/record-statements.ts';
import type { Subject } from '../support/replay.ts';
import { dayOf, type Stage } from './stage.ts';

export type Recording = { readonly statements: readonly Statement[]; readonly subject: Subject };

export const recordedDrivers = 8;

const bookInProcess = async ({ app }: Stage, { authorization, vehicleId }: Driver, dateBooked: string) => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/booking',
    headers: { authorization },
    payload: { dateBooked, vehicleId, cargoType: 'GENERAL' },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
};

/** Records one booking with warm caches, by a driver without earlier requests. */
export const recordBooking = async (stage: Stage, start: string): Promise<Recording> => {
  const drivers = await stage.drivers.take(recordedDrivers);
  const last = drivers.at(-1);
  if (!last) throw new Error('nobody books');
  for (const driver of drivers.slice(0, -1)) await bookInProcess(stage, driver, start);
  const statements = await recordStatements(() => bookInProcess(stage, last, start));
  if (statements.length === 0) throw new Error('no statement was heard');
  return { statements, subject: { number: last.number, start, day: dayOf(stage.app, start) } };
};

export const bareOf = ({ statements, subject }: Recording): Recording => ({
  statements: statements.filter(({ text }) => /INSERT INTO booking\s*\(/.test(text)),
  subject,
});
