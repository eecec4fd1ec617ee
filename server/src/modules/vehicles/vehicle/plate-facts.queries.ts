import { sql } from 'kysely';
import type { Reasons } from '#contract/reasons.ts';
import type { TruckFacts } from '#kernel/guards/guards.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { inAllLanguages } from '../../../platform/words/translated.ts';
import { reasonAnswer } from './reason-words.ts';
import type { BanReasonCode } from './vehicles.tables.ts';

export type PlateFactRow = {
  readonly banned: boolean;
  readonly ban_reason: string | null;
  readonly ban_reasons: Reasons | null;
  readonly ban_reason_code: BanReasonCode | null;
  readonly ban_until: Temporal.Instant | null;
  readonly ban_suspended_from: Temporal.Instant | null;
  readonly watch_reasons: Reasons | null;
  readonly watch_until: Temporal.Instant | null;
  readonly rivals: number;
};

/** Joins for a query that selects from `vehicle`. */
export const plateFactJoins = sql`
  LEFT JOIN ban_event AS ban ON ban.id = vehicle.ban_event_id AND vehicle.ban_status = 'BANNED'
  LEFT JOIN watch_list AS watch ON watch.plate_key = vehicle.plate_key`;
export const plateFactColumns = sql`
  ban.id IS NOT NULL AS banned, ban.reason AS ban_reason, ban.reasons AS ban_reasons, ban.reason_code AS ban_reason_code,
  vehicle.ban_until, vehicle.ban_suspended_from, watch.reasons AS watch_reasons, watch.until AS watch_until,
  CASE WHEN vehicle.contested AND NOT vehicle.approved THEN (
    SELECT count(*)::int - 1 FROM vehicle AS claim
    WHERE claim.plate_key = vehicle.plate_key AND claim.deleted_at IS NULL
  ) ELSE 0 END AS rivals`;

export type PlateFacts = Pick<TruckFacts, 'now' | 'ban' | 'watch' | 'rivals'>;

export const plateFactsOf = (
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  row: PlateFactRow,
): PlateFacts => {
  const now = clock.now();
  const wire = (at: Temporal.Instant | null) => (at ? toWireInstant(at, config.timeZone) : undefined);
  const { ban_reason: reason, ban_reasons: reasons, ban_reason_code: code } = row;
  const isSuspended =
    row.ban_suspended_from !== null && Temporal.Instant.compare(row.ban_suspended_from, now) <= 0;
  return {
    now: now.toString(),
    ...(row.banned &&
      !isSuspended && {
        ban: { reasons: reasonAnswer({ reason, reasons, code }, 'RU').reasons, until: wire(row.ban_until) },
      }),
    ...(row.watch_reasons && {
      watch: { reasons: inAllLanguages(row.watch_reasons), until: wire(row.watch_until) },
    }),
    rivals: row.rivals,
  };
};

export const readPlateFacts = async (ctx: TrxContext, vehicleId: string): Promise<PlateFacts> => {
  const rows = await rowsOf<PlateFactRow>(ctx.db)`
    SELECT ${plateFactColumns} FROM vehicle ${plateFactJoins} WHERE vehicle.id = ${vehicleId}`;
  const [row] = rows;
  if (!row) throw new Error(`Vehicle ${vehicleId} has its row`);
  return plateFactsOf(ctx, row);
};
