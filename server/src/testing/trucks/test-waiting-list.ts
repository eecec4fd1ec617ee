import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { messagesTo } from '../people/test-outbox.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { bookAndConfirm, lastCodeOf } from './test-bookings.ts';
import { createTruck } from './test-truck.ts';

type Wishes = {
  readonly vehicleId?: string;
  readonly from: string;
  readonly to: string;
  readonly auto?: boolean;
  readonly nightOffers?: boolean;
};

export const askToJoin = async (app: TestApp, driver: Visitor, { vehicleId, from, to, ...wishes }: Wishes) =>
  driver.call('POST', '/waiting-list', {
    body: {
      vehicleId: vehicleId ?? (await createTruck(app, driver.userId)).vehicleId,
      windows: [{ from, to }],
      ...wishes,
    },
  });

/** Joins the list and confirms by code, like any driver. */
export const join = async (app: TestApp, driver: Visitor, wishes: Wishes): Promise<ListEntry> => {
  const { status, body } = await askToJoin(app, driver, wishes);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const code = await lastCodeOf(app, driver);
  const confirmed = await driver.call('POST', `/waiting-list/${body.id}/confirm`, { body: { code } });
  if (confirmed.status !== 200) throw new Error(`${confirmed.status}: ${JSON.stringify(confirmed.body)}`);
  await app.services.jobs.drain();
  return confirmed.body;
};

export const entryOf = async (driver: Visitor, id: string): Promise<ListEntry> =>
  (await driver.call('GET', `/waiting-list/${id}`)).body;

export const phoneOf = async (driver: Visitor): Promise<string> =>
  (await driver.call('GET', '/users/current-user')).body.phone.value;

/** The secret in the newest message of the driver. */
export const secretOf = async (app: TestApp, driver: Visitor): Promise<string> => {
  const messages = await messagesTo(app, await phoneOf(driver));
  const secret = messages.at(-1)?.body.match(/\/offer\/([\w-]{22})/)?.[1];
  if (!secret) throw new Error('The newest message offers nothing');
  return secret;
};

/** Books the place, gives it back and runs the jobs that follow. */
export const freeOne = async (app: TestApp, start: string, driver: Visitor): Promise<void> => {
  const { id } = await bookAndConfirm(app, driver, start);
  const { status } = await driver.call('DELETE', `/booking/${id}`);
  if (status !== 204) throw new Error(`${status}`);
  await app.services.jobs.drain();
};
