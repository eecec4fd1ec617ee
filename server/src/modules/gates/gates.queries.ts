import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';

export type ClosedGate = Selectable<Schema['closed_gate']>;

export const listClosedGates = (db: Db, now: Temporal.Instant): Promise<ClosedGate[]> =>
  db
    .selectFrom('closed_gate')
    .selectAll()
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .execute();

export const putClosedGate = (trx: Trx, row: Insertable<Schema['closed_gate']>) =>
  trx
    .insertInto('closed_gate')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();

export const deleteClosedGate = (trx: Trx, name: string) =>
  trx.deleteFrom('closed_gate').where('name', '=', name).execute();

/** Trucks that were called to a gate and have not left it, the first called first. */
export const listTrucksAtGates = (db: Db) =>
  db
    .selectFrom('booking')
    .select(['id', 'plate'])
    .select((eb) => [eb.ref('gate').$notNull().as('gate'), eb.ref('called_at').$notNull().as('called_at')])
    .where('status', '=', 'GO_TO_GATE')
    .where('gate', 'is not', null)
    .orderBy('called_at')
    .orderBy('number')
    .execute();

/** Who sent the truck to its gate. */
export const findCaller = async (db: Db, bookingId: string): Promise<string | undefined> => {
  const caller = await db
    .selectFrom('booking_event')
    .innerJoin('account', 'account.id', 'booking_event.actor_id')
    .select(['last_name', 'first_name'])
    .where('booking_id', '=', bookingId)
    .where(sql<boolean>`after ->> 'gate' IS NOT NULL`)
    .orderBy('event_at', 'desc')
    .orderBy('booking_event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return caller && `${caller.last_name} ${caller.first_name}`;
};
