import { sql } from 'kysely';
import { activeStatuses } from '#contract/bookings/booking-status.ts';
import type { LeftOutCode } from '#kernel/draw/frozen-draw.ts';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { ApplicationRow } from '../applications/applications.queries.ts';

type Judged = ApplicationRow & {
  readonly booked: boolean;
  readonly banned: boolean;
  /** The truck is excluded because it did not use its wins. */
  readonly limited: boolean;
  readonly approved: boolean;
  /** Number of the account's active bookings. */
  readonly places: number;
};

/** All applications of the day, by ref, with the facts that can leave them out. */
export const listToFreeze = (trx: Trx, day: string, now: Temporal.Instant) => rowsOf<Judged>(trx)`
    WITH active AS (
      SELECT account_id, plate_key FROM booking
      WHERE status IN (${sql.join(activeStatuses)})
        AND (status <> 'WAITING_FOR_CONFIRMATION' OR hold_until IS NULL OR hold_until > ${now})
    ), held AS (
      SELECT account_id, count(*)::int AS places FROM active GROUP BY account_id
    )
    SELECT application.*, coalesce(held.places, 0) AS places,
      EXISTS (SELECT FROM active WHERE active.plate_key = application.plate_key) AS booked,
      EXISTS (
        SELECT FROM restriction WHERE restriction.plate_key = application.plate_key AND type = 'BAN'
          AND (restriction.account_id IS NULL OR restriction.account_id = application.account_id)
          AND (until IS NULL OR until > ${now}) AND (suspended_from IS NULL OR suspended_from > ${now})
      ) AS banned,
      EXISTS (
        SELECT FROM restriction WHERE restriction.plate_key = application.plate_key AND type = 'LIMIT'
          AND restriction.account_id = application.account_id AND until > ${now}
          AND (suspended_from IS NULL OR suspended_from > ${now})
      ) AS limited,
      EXISTS (
        SELECT FROM vehicle WHERE vehicle.id = application.vehicle_id AND approved AND deleted_at IS NULL
          AND vehicle.plate_key = application.plate_key
      ) AS approved
    FROM draw_application AS application LEFT JOIN held USING (account_id)
    WHERE application.day = ${day} ORDER BY application.ref`;

export const markLeftOut = (
  trx: Trx,
  leftOut: readonly { readonly ref: string; readonly code: LeftOutCode }[],
) =>
  sql`
    UPDATE draw_application SET left_out = out.code
    FROM unnest(${leftOut.map(({ ref }) => ref)}::text[], ${leftOut.map(({ code }) => code)}::text[]) AS out (ref, code)
    WHERE draw_application.ref = out.ref`.execute(trx);

type Won = {
  readonly ref: string;
  readonly rank: number;
  readonly met: number | null;
  readonly start: string | null;
};

export const writeResult = (trx: Trx, rows: readonly Won[]) =>
  sql`
    UPDATE draw_application SET rank = drawn.rank, met = drawn.met, start_at = drawn.start_at
    FROM unnest(${rows.map(({ ref }) => ref)}::text[], ${rows.map(({ rank }) => rank)}::integer[],
      ${rows.map(({ met }) => met)}::integer[], ${rows.map(({ start }) => start)}::timestamptz[])
      AS drawn (ref, rank, met, start_at)
    WHERE draw_application.ref = drawn.ref`.execute(trx);

/** Applicants who have not been told: winners by rank, then losers by rank, then the others. */
export const listUnsettled = (db: Db, day: string) =>
  db
    .selectFrom('draw_application')
    .select(['id', 'account_id', 'plate_key'])
    .where('day', '=', day)
    .where('settled_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy(sql`start_at IS NULL`)
    .orderBy(sql`rank NULLS LAST`)
    .orderBy('ref')
    .execute();
