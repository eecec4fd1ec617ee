import { type InferResult, sql } from 'kysely';
import type { UnbanMode } from '#contract/vehicles/vehicles.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { VehicleRow } from '../vehicle/vehicles.queries.ts';
import { appellantOf, strikeOf } from './strike.queries.ts';

/** Bans, warnings and their ends, each with who may appeal, whether somebody did and what became of it. */
export const selectBanEvents = (db: Db) =>
  db
    .selectFrom('ban_event')
    .innerJoin('vehicle as given', 'given.id', 'ban_event.vehicle_id')
    .leftJoin('ban_clearance', 'ban_clearance.event_id', 'ban_event.id')
    .leftJoin('ban_event as clearing', 'clearing.id', 'ban_clearance.cleared_by')
    .leftJoin('restriction', 'restriction.event_id', 'ban_event.id')
    .leftJoin('appeal', (join) => join.on('appeal.strike_id', '=', strikeOf))
    .select([
      'ban_event.id',
      'ban_event.type',
      'ban_event.reason',
      'ban_event.reasons',
      'ban_event.reason_code',
      'ban_event.event_at',
      'ban_event.until',
      'ban_event.actor',
      'ban_event.booking_id',
      'ban_event.appealable_until',
      'given.account_id as given_to',
      'clearing.event_at as cleared_at',
      'restriction.suspended_from',
      'appeal.id as appeal_id',
    ])
    .select([
      sql<UnbanMode | null>`coalesce(ban_event.unban_mode, clearing.unban_mode)`.as('unban_mode'),
      appellantOf.as('appellant'),
    ]);

/**
 * Ban history of the plate in this account and of the vehicle under earlier plates, newest first. Owners
 * do not see what ended before they had the vehicle, unless it happened in their own account: otherwise
 * entering a plate would reveal its past.
 */
export const banHistory = (
  db: Db,
  vehicle: Pick<VehicleRow, 'id' | 'account_id' | 'plate_key' | 'created_at'>,
  isOperator: boolean,
) =>
  selectBanEvents(db)
    .where((eb) =>
      eb.or([
        eb('ban_event.vehicle_id', '=', vehicle.id),
        eb.and([
          eb('ban_event.plate_key', '=', vehicle.plate_key),
          eb.or([
            eb('ban_event.account_id', 'is', null),
            eb('ban_event.account_id', '=', vehicle.account_id),
          ]),
        ]),
      ]),
    )
    .$if(!isOperator, (query) =>
      query.where((eb) =>
        eb.or([
          eb('given.account_id', '=', vehicle.account_id),
          eb('ban_event.event_at', '>=', vehicle.created_at),
          eb.and([eb('ban_event.type', '<>', 'UNBAN'), eb('clearing.event_at', 'is', null)]),
          eb('clearing.event_at', '>=', vehicle.created_at),
        ]),
      ),
    )
    .orderBy('ban_event.event_at', 'desc')
    .orderBy('ban_event.id', 'desc');

export type BanHistoryRow = InferResult<ReturnType<typeof banHistory>>[number];
