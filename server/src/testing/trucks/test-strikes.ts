import type { Appeal } from '#contract/appeals/appeals.ts';
import type { BanEvent } from '#contract/vehicles/vehicles.ts';
import { cancelNoShows } from '../../modules/bookings/passage/no-shows.ts';
import { createVisitor, type Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { createTruck } from './test-truck.ts';

/** Deletes the heartbeat, so that the jump of the clock does not count as an outage. */
export const missBookings = async (app: TestApp, at: string): Promise<number> => {
  app.clock.set(at);
  await app.database.db.deleteFrom('heartbeat').execute();
  return cancelNoShows(app.systemContext());
};

export const newAdmin = (app: TestApp): Promise<Visitor> => createVisitor(app, { roles: ['ADMIN'] });

/** On each of the dates the truck is booked at 09:00 and missed, so that its strike is given at 11:00. */
export const strikeTruck = async (
  app: TestApp,
  { userId }: Pick<Visitor, 'userId'>,
  dates: readonly string[],
  truck?: { readonly vehicleId: string },
) => {
  const { vehicleId } = truck ?? (await createTruck(app, userId));
  const bookings: string[] = [];
  for (const date of dates) {
    app.clock.set(`${Temporal.PlainDate.from(date).subtract({ days: 1 })}T12:00:00+09:00`);
    const admin = await newAdmin(app);
    const { status, body } = await admin.call('POST', '/booking', {
      body: { dateBooked: `${date}T09:00:00+09:00`, vehicleId },
    });
    if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
    bookings.push(body.id);
    await missBookings(app, `${date}T11:00:00+09:00`);
  }
  return { vehicleId, bookings };
};

export const banEventsOf = async (reader: Visitor, vehicleId: string): Promise<BanEvent[]> =>
  (await reader.call('GET', `/vehicle/${vehicleId}/ban-events`)).body.content;

/** Appeals against the newest event of the type. */
export const appealTo = async (
  driver: Visitor,
  vehicleId: string,
  type: Exclude<BanEvent['type'], 'UNBAN'>,
  more: { readonly text?: string; readonly documents?: readonly string[] } = {},
): Promise<Appeal> => {
  const events = await banEventsOf(driver, vehicleId);
  const eventId = events.find((event) => event.type === type)?.id;
  const { status, body } = await driver.call('POST', '/appeals', {
    body: { eventId, text: 'Ворота были закрыты', ...more },
  });
  if (status !== 201) throw new Error(`No appeal: ${JSON.stringify(body)}`);
  return body;
};

/** Decides as an administrator who is not involved. */
export const decide = async (
  app: TestApp,
  { id }: Pick<Appeal, 'id'>,
  outcome: 'LIFTED' | 'UPHELD',
  reason = 'проверили',
) => (await newAdmin(app)).call('POST', `/appeals/${id}/decision`, { body: { outcome, reason } });
