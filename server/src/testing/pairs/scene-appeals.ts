import type { Evidence } from '#contract/appeals/evidence.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import type { TestApp } from '../test-app.ts';

type Truck = {
  readonly id: string;
  readonly vehicle_id: string;
  readonly plate_key: string;
  readonly account_id: string;
};

const insertRestriction = async (app: TestApp, type: 'BAN' | 'WARN', truck: Truck) => {
  const id = uuidv7(app.clock);
  const event_at = app.clock.now().subtract({ hours: 100 });
  const { plate_key, vehicle_id } = truck;
  const { db } = app.database;
  await db
    .insertInto('ban_event')
    .values({ id, type, plate_key, vehicle_id, reason: 'pair', event_at, actor: 'ADMIN' })
    .execute();
  const suspended_from = type === 'BAN' ? event_at.add({ hours: 73 }) : null;
  await db
    .insertInto('restriction')
    .values({ event_id: id, type, plate_key, event_at, suspended_from })
    .execute();
  return { id, event_at };
};

const noEvidence: Evidence = {
  gatheredAt: '2026-11-20T12:00:00+09:00',
  booking: null,
  arrival: null,
  pauses: [],
  gateLag: null,
  kioskAttempts: [],
  messages: [],
  warning: { number: 1, limit: 1 },
  earlierStrikes: [],
};

/** Inserts a warning to appeal against, and a ban suspended by an appeal that is undecided and not told of. */
export const insertAppeals = async (app: TestApp, warned: Truck, banned: Truck) => {
  // Appeals of earlier scenes must not be told of any more.
  await app.database.db.updateTable('appeal').set({ told_suspended_at: app.clock.now() }).execute();
  const warning = await insertRestriction(app, 'WARN', warned);
  const ban = await insertRestriction(app, 'BAN', banned);
  const appealId = uuidv7(app.clock);
  await app.database.db
    .insertInto('appeal')
    .values({
      id: appealId,
      account_id: banned.account_id,
      vehicle_id: banned.vehicle_id,
      event_id: ban.id,
      strike_id: ban.id,
      text: 'pair',
      evidence: JSON.stringify(noEvidence),
      created_at: ban.event_at.add({ hours: 1 }),
      due_at: ban.event_at.add({ hours: 73 }),
    })
    .execute();
  return { warningId: warning.id, appealId };
};
