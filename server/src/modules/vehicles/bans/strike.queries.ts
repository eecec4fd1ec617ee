import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/**
 * The event that an appeal against `ban_event` judges. For a ban for warnings this is the last warning counted,
 * because the ban ends with it; otherwise it is `ban_event` itself.
 */
export const strikeOf = sql<string>`coalesce((
  SELECT cause.id FROM ban_cause JOIN ban_event AS cause ON cause.id = ban_cause.warning_id
  WHERE ban_cause.ban_id = ban_event.id ORDER BY cause.event_at DESC, cause.id DESC LIMIT 1), ban_event.id)`;

/**
 * Who may appeal against `ban_event`, given to the vehicle `given`. If the event concerns the plate, that is the
 * account that has the plate approved; a stranger who adds the plate could use up its only appeal.
 */
export const appellantOf = sql<string>`coalesce(ban_event.account_id, (
  SELECT owner.account_id FROM vehicle AS owner
  WHERE owner.plate_key = ban_event.plate_key AND owner.approved AND owner.deleted_at IS NULL), given.account_id)`;

export type Appealable = NonNullable<Awaited<ReturnType<typeof findAppealable>>>;

/** A ban or warning with what an appeal against it judges. */
export const findAppealable = (db: Db, eventId: string) =>
  db
    .selectFrom('ban_event')
    .innerJoin('vehicle as given', 'given.id', 'ban_event.vehicle_id')
    .innerJoin('ban_event as strike', (join) => join.on('strike.id', '=', strikeOf))
    .select([
      'ban_event.id',
      'ban_event.type',
      'ban_event.plate_key',
      'ban_event.vehicle_id',
      'ban_event.event_at',
      'ban_event.appealable_until',
      'given.account_id as given_to',
      'strike.id as strike_id',
      'strike.booking_id',
      'strike.reason_code',
      'strike.event_at as struck_at',
    ])
    .select(appellantOf.as('appellant'))
    .where('ban_event.id', '=', eventId)
    .where('ban_event.type', '<>', 'UNBAN')
    .executeTakeFirst();

/** Lists the strike and the automatic bans that counted it, each if it is in force. */
export const listOfStrike = (db: Db, strikeId: string) =>
  db
    .selectFrom('restriction')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('event_id', '=', strikeId),
        eb('event_id', 'in', eb.selectFrom('ban_cause').select('ban_id').where('warning_id', '=', strikeId)),
      ]),
    )
    .orderBy('event_at')
    .execute();
