import { uuidv7 } from '../../platform/time/ids.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { at, early, endOf, late } from './scene-bookings.ts';

/** Lets the truck wait for a place in either slot. A place of the late slot has been given back. */
export const insertWaiting = async (
  app: TestApp,
  driver: Visitor,
  truck: { readonly vehicleId: string; readonly plate: string },
): Promise<string> => {
  const { db } = app.database;
  const now = app.clock.now();
  const [id, placeId] = [uuidv7(app.clock), uuidv7(app.clock)];
  await db
    .insertInto('waiting_list_entry')
    .values({
      id,
      account_id: driver.userId,
      vehicle_id: truck.vehicleId,
      plate: truck.plate,
      plate_key: truck.plate,
      model: 'pair',
      cargo_type: 'GENERAL',
      has_priority: false,
      first_name: 'Иван',
      last_name: 'Проверкин',
      language: 'RU',
      application_type: 'web',
      state: 'WAITING',
      joined_at: now.subtract({ hours: 30 }),
      order_day: '2026-11-19',
      chance: id,
      over_at: endOf(late),
      changed_at: now,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('waiting_list_window')
    .values({ entry_id: id, from_at: at(early), to_at: endOf(late) })
    .execute();
  await db
    .insertInto('resting_place')
    .values({
      id: placeId,
      place_id: placeId,
      slot_at: at(late),
      priority: false,
      freed_at: now,
      until_at: now.add({ minutes: 20 }),
    })
    .execute();
  await db
    .updateTable('slot')
    .set((eb) => ({ booked: eb('booked', '+', 1), booked_ordinary: eb('booked_ordinary', '+', 1) }))
    .where('start_at', '=', at(late))
    .execute();
  return id;
};
