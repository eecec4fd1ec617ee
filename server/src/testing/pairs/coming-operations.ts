import { carryOutNoes } from '../../modules/reconfirm/carry-out-noes.ts';
import { reclaimPlaces } from '../../modules/reconfirm/reclaim-places.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { call } from '../people/call-api.ts';
import type { TestApp } from '../test-app.ts';
import type { Operation } from './operation.ts';
import type { Scene } from './pair-scene.ts';
import { at, late } from './scene-bookings.ts';

/** The driver was asked yesterday, and the message has left. */
const ask = async (app: TestApp, { booked: { id } }: Scene) => {
  const asked = app.clock.now().subtract({ hours: 24 });
  const { db } = app.database;
  await db
    .insertInto('coming')
    .values({ booking_id: id, slot_at: at(late), first_asked_at: asked, asked_at: asked })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('message_delivery')
    .values({
      message_id: uuidv7(app.clock),
      about: id,
      template: 'booking-coming',
      channel: 'SMS',
      sent: true,
      at: asked,
    })
    .execute();
};

const say = (app: TestApp, { driver, booked }: Scene, coming: boolean) =>
  call(app, `POST /booking/${booked.id}/coming`, { token: driver.authorization, json: { coming } });

const overdueNo = (app: TestApp, { booked }: Scene) =>
  app.database.db
    .updateTable('coming')
    .set({ no_at: app.clock.now() })
    .where('booking_id', '=', booked.id)
    .where('answer', '=', 'NO')
    .execute();

const fine = { status: 200, code: null };

/** Each operation asks the driver first. The other operation may have ended or moved the booking. */
export const comingOperations: readonly Operation[] = [
  {
    name: 'say no and cancel for it',
    refusals: [],
    run: async (app, scene) => {
      await ask(app, scene);
      await say(app, scene, false);
      await overdueNo(app, scene);
      await carryOutNoes(app.systemContext());
      return fine;
    },
  },
  {
    name: 'reclaim and take back',
    refusals: [],
    run: async (app, scene) => {
      await ask(app, scene);
      await reclaimPlaces(app.systemContext());
      await say(app, scene, true);
      return fine;
    },
  },
];
