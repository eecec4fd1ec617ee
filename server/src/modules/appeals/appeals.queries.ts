import { type InferResult, type Insertable, sql, type Updateable } from 'kysely';
import type { AppealFilter, AppealSort } from '#contract/appeals/appeals.ts';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { sortOrder } from '../../platform/db/sort-order.ts';
import type { Trx } from '../../platform/db/transact.ts';

const selectAppeals = (db: Db) =>
  db
    .selectFrom('appeal')
    .innerJoin('ban_event as strike', 'strike.id', 'appeal.strike_id')
    .innerJoin('vehicle', 'vehicle.id', 'appeal.vehicle_id')
    .innerJoin('account as owner', 'owner.id', 'appeal.account_id')
    .leftJoin('account as decider', 'decider.id', 'appeal.decided_by')
    .leftJoin('account as imposer', 'imposer.id', 'strike.actor_id')
    .leftJoin('booking', 'booking.id', 'strike.booking_id')
    .selectAll('appeal')
    .select([
      'strike.type as strike_type',
      'strike.plate_key',
      'strike.vehicle_id as struck_vehicle_id',
      'strike.event_at as struck_at',
      'strike.reason as strike_reason',
      'strike.reasons as strike_reasons',
      'strike.reason_code',
      'strike.booking_id',
      'strike.actor_id as imposed_by',
      'vehicle.registration_plate',
      'booking.number as booking_number',
      'booking.slot_at',
      'owner.first_name',
      'owner.last_name',
      'owner.patronymic',
      'owner.phone',
      'owner.email',
    ])
    .select([
      sql<string | null>`nullif(concat_ws(' ', decider.last_name, decider.first_name), '')`.as('decider'),
      sql<string | null>`nullif(concat_ws(' ', imposer.last_name, imposer.first_name), '')`.as('imposer'),
    ]);

export type AppealRow = InferResult<ReturnType<typeof selectAppeals>>[number];

export const findAppeal = (db: Db, id: string): Promise<AppealRow | undefined> =>
  selectAppeals(db).where('appeal.id', '=', id).executeTakeFirst();

export const appealsOfAccount = (db: Db, accountId: string) =>
  selectAppeals(db)
    .where('appeal.account_id', '=', accountId)
    .orderBy('appeal.created_at', 'desc')
    .orderBy('appeal.id', 'desc');

const isOfFilter = (filter: AppealFilter, now: Temporal.Instant) => {
  switch (filter) {
    case 'WAITING':
      return sql<boolean>`appeal.outcome IS NULL`;
    case 'OPEN':
      return sql<boolean>`appeal.outcome IS NULL AND appeal.due_at > ${now}`;
    case 'SUSPENDED':
      return sql<boolean>`appeal.outcome IS NULL AND appeal.due_at <= ${now}`;
    case 'DECIDED':
      return sql<boolean>`appeal.outcome IS NOT NULL`;
    default:
      return sql<boolean>`appeal.outcome = ${filter}`;
  }
};

const sortColumns = {
  dueAt: 'appeal.due_at',
  createdDate: 'appeal.created_at',
  decidedDate: 'appeal.decided_at',
} as const;

const isDecided = (filter: AppealFilter | undefined) =>
  filter === 'DECIDED' || filter === 'LIFTED' || filter === 'UPHELD';

export const filterAppeals = (
  db: Db,
  filter: AppealFilter | undefined,
  sort: AppealSort | undefined,
  now: Temporal.Instant,
) => {
  const { by, direction } = sortOrder<keyof typeof sortColumns>(
    sort ?? (isDecided(filter) ? 'decidedDate,DESC' : 'dueAt,ASC'),
  );
  return (
    selectAppeals(db)
      .$if(filter !== undefined, (query) => query.where(isOfFilter(filter as AppealFilter, now)))
      // Without a sort order of the request, undecided appeals come before decided ones.
      .$if(sort === undefined, (query) => query.orderBy((eb) => eb('appeal.outcome', 'is not', null)))
      .orderBy(sortColumns[by], (order) => (direction === 'asc' ? order.asc() : order.desc().nullsLast()))
      .orderBy('appeal.id', direction)
  );
};

/** Lists in the order of creation, beginning after `after`. */
export const listAppealsAfter = (
  db: Db,
  filter: AppealFilter | undefined,
  now: Temporal.Instant,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<AppealRow[]> =>
  selectAppeals(db)
    .$if(filter !== undefined, (query) => query.where(isOfFilter(filter as AppealFilter, now)))
    .$if(after !== undefined, (query) => query.where('appeal.id', '>', after as string))
    .orderBy('appeal.id')
    .limit(limit)
    .execute();

export const insertAppeal = async (
  trx: Trx,
  appeal: Insertable<Schema['appeal']>,
  documentIds: readonly string[],
): Promise<void> => {
  await trx.insertInto('appeal').values(appeal).execute();
  if (documentIds.length > 0)
    await trx
      .insertInto('appeal_document')
      .values(documentIds.map((document_id) => ({ appeal_id: appeal.id, document_id })))
      .execute();
};

/** The plate of the strike must be locked. */
export const updateAppeal = (trx: Trx, id: string, changes: Updateable<Schema['appeal']>) =>
  trx.updateTable('appeal').set(changes).where('id', '=', id).execute();

export const findAppealOfStrike = (db: Db, strikeId: string): Promise<{ id: string } | undefined> =>
  db.selectFrom('appeal').select('id').where('strike_id', '=', strikeId).executeTakeFirst();

/** Appeals that have become suspended and about which nobody has been told. */
export const listUntoldSuspensions = (db: Db, now: Temporal.Instant, limit: number) =>
  db
    .selectFrom('appeal')
    .select('id')
    .where('outcome', 'is', null)
    .where('told_suspended_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();

export const listAppealDocuments = (db: Db, appealIds: readonly string[]) =>
  appealIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('appeal_document').selectAll().where('appeal_id', 'in', appealIds).execute();

/** Bans in force that are one of these strikes, or were given because of one of these warnings. */
export const listBansOfStrikes = (db: Db, strikeIds: readonly string[]) => rowsOf<{
  strike_id: string;
  event_id: string;
  until: Temporal.Instant | null;
}>(db)`
    SELECT strike.id AS strike_id, restriction.event_id, restriction.until
    FROM unnest(${strikeIds}::uuid[]) AS strike (id)
    JOIN restriction ON restriction.type = 'BAN' AND (restriction.event_id = strike.id
      OR restriction.event_id IN (SELECT ban_id FROM ban_cause WHERE warning_id = strike.id))
    ORDER BY restriction.until NULLS FIRST`;

type Counts = {
  readonly waiting: number;
  readonly suspended: number;
  readonly soonest: Temporal.Instant | null;
  readonly decided: number;
  readonly recent: number;
  readonly lifted: number;
};

export const readCounts = async (
  db: Db,
  now: Temporal.Instant,
  recentSince: Temporal.Instant,
): Promise<Counts> => {
  const rows = await rowsOf<Counts>(db)`
    SELECT (count(*) FILTER (WHERE outcome IS NULL))::int AS waiting,
      (count(*) FILTER (WHERE outcome IS NULL AND due_at <= ${now}))::int AS suspended,
      min(due_at) FILTER (WHERE outcome IS NULL AND due_at > ${now}) AS soonest,
      count(outcome)::int AS decided,
      (count(*) FILTER (WHERE decided_at >= ${recentSince}))::int AS recent,
      (count(*) FILTER (WHERE decided_at >= ${recentSince} AND outcome = 'LIFTED'))::int AS lifted
    FROM appeal`;
  return rows[0] as Counts;
};

export const listNeededDocuments = (db: Db, documentIds: readonly string[]) =>
  db
    .selectFrom('appeal_document')
    .innerJoin('appeal', 'appeal.id', 'appeal_document.appeal_id')
    .select('appeal_document.document_id')
    .where('appeal_document.document_id', 'in', documentIds)
    .where('appeal.outcome', 'is', null)
    .execute();

export const deleteWaitingAppeals = async (trx: Trx, accountId: string) => {
  const waiting = await trx
    .selectFrom('appeal')
    .innerJoin('ban_event as strike', 'strike.id', 'appeal.strike_id')
    .select(['appeal.id', 'appeal.strike_id', 'strike.plate_key'])
    .where('appeal.account_id', '=', accountId)
    .where('appeal.outcome', 'is', null)
    .execute();
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) {
    await trx.deleteFrom('appeal_document').where('appeal_id', 'in', ids).execute();
    await trx.deleteFrom('appeal').where('id', 'in', ids).execute();
  }
  return waiting;
};
