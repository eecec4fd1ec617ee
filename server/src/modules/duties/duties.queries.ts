import { type InferResult, type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';

const nameOf = (account: 'operator' | 'successor') =>
  sql<
    string | null
  >`nullif(concat_ws(' ', ${sql.ref(`${account}.last_name`)}, ${sql.ref(`${account}.first_name`)}), '')`;

const selectDuties = (db: Db) =>
  db
    .selectFrom('duty')
    .innerJoin('account as operator', 'operator.id', 'duty.operator_id')
    .leftJoin('duty as next', 'next.takes_over_from', 'duty.id')
    .leftJoin('account as successor', 'successor.id', 'next.operator_id')
    .selectAll('duty')
    .select(['next.operator_id as successor_id', 'next.started_at as taken_over_at'])
    .select([nameOf('operator').as('operator_name'), nameOf('successor').as('successor_name')]);

export type DutyRow = InferResult<ReturnType<typeof selectDuties>>[number];

const newestFirst = (query: ReturnType<typeof selectDuties>) =>
  query.orderBy('duty.started_at', 'desc').orderBy('duty.id', 'desc');

export const findDuty = (db: Db, id: string): Promise<DutyRow | undefined> =>
  selectDuties(db).where('duty.id', '=', id).executeTakeFirst();

export const findRunningDutyOf = (db: Db, operatorId: string): Promise<DutyRow | undefined> =>
  selectDuties(db)
    .where('duty.operator_id', '=', operatorId)
    .where('duty.ended_at', 'is', null)
    .executeTakeFirst();

/** The reader's own running duty, else the newest running one, else the one that ended last. */
export const findCurrentDuty = (db: Db, operatorId: string): Promise<DutyRow | undefined> =>
  selectDuties(db)
    .orderBy((eb) => eb('duty.ended_at', 'is not', null))
    .orderBy((eb) => eb.or([eb('duty.ended_at', 'is not', null), eb('duty.operator_id', '<>', operatorId)]))
    .orderBy('duty.ended_at', 'desc')
    .orderBy('duty.started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

type Span = {
  readonly from?: Temporal.Instant | undefined;
  readonly before?: Temporal.Instant | undefined;
};

export const dutiesBegunIn = (db: Db, { from, before }: Span) => {
  let query = newestFirst(selectDuties(db));
  if (from) query = query.where('duty.started_at', '>=', from);
  if (before) query = query.where('duty.started_at', '<', before);
  return query;
};

/** Lock order: after the account of the actor. */
export const lockDuty = async (trx: Trx, id: string): Promise<DutyRow | undefined> => {
  await trx.selectFrom('duty').select('id').where('id', '=', id).forUpdate().execute();
  return findDuty(trx, id);
};

export const insertDuty = (trx: Trx, duty: Insertable<Schema['duty']>) =>
  trx.insertInto('duty').values(duty).execute();

export const updateDuty = (trx: Trx, id: string, changes: Updateable<Schema['duty']>) =>
  trx.updateTable('duty').set(changes).where('id', '=', id).execute();
