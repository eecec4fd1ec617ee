import { uuidv7 } from '../../platform/time/ids.ts';
import type { Visitor } from '../people/test-visitor.ts';
import { testChain } from '../servers/beacon-server.ts';
import type { TestApp } from '../test-app.ts';
import { at, early, endOf, late } from './scene-bookings.ts';

/** The day of the scene's slots. */
export const sceneDay = '2026-11-21';

/** Inserts an open draw of a day that is on sale nevertheless, so that operations on its bookings go on. */
export const insertDraw = async (
  app: TestApp,
  driver: Visitor,
  truck: { readonly vehicleId: string; readonly plate: string },
): Promise<string> => {
  const { db } = app.database;
  const now = app.clock.now();
  await db.deleteFrom('draw_application').execute();
  await db.deleteFrom('draw').execute();
  await db.deleteFrom('drawn_day').execute();
  await db.insertInto('drawn_day').values({ day: sceneDay, on_sale_at: now }).execute();
  const slots = [early, late].map((start) => ({
    start,
    end: endOf(start).toString(),
    capacity: 12,
    reserve: 0,
  }));
  const limits = { maxWishes: 5, maxPerUser: 100, ticketDays: 14, maxTickets: 3 };
  await db
    .insertInto('draw')
    .values({
      day: sceneDay,
      state: 'OPEN',
      opens_at: now.subtract({ hours: 1 }),
      closes_at: now.add({ hours: 1 }),
      sale_opens_at: now.add({ hours: 2 }),
      confirm_until: now.add({ hours: 12 }),
      terms: JSON.stringify({ chain: testChain, ...limits, slots }),
    })
    .execute();
  const id = uuidv7(app.clock);
  await db
    .insertInto('draw_application')
    .values({
      id,
      day: sceneDay,
      number: '000-000-001',
      ref: id.replaceAll('-', ''),
      salt: '00',
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
      wishes: JSON.stringify([late]),
      any_time: true,
      waiting_list: true,
      tickets: 1,
      confirmed_at: now,
      created_at: at(early).subtract({ hours: 48 }),
    })
    .execute();
  return id;
};
