import type { Account } from '../../modules/accounts/account/accounts.queries.ts';
import { chainActs, type SettledAct } from '../../modules/bookings/line/append-log.ts';
import { lockHead, updateHead } from '../../modules/bookings/line/places.queries.ts';
import { refreshLine } from '../../modules/bookings/line/settle-line.ts';
import { dayAt, lastBookableDay, today, wireInstant } from '../../modules/slots/checkpoint-time.ts';
import { ensureSlots } from '../../modules/slots/ensure-slots.ts';
import { lockParams } from '../../modules/system-params/booking-params.queries.ts';
import { getBookingParams } from '../../modules/system-params/get-booking-params.ts';
import { setBookingParams } from '../../modules/system-params/set-booking-params.ts';
import { copyBanStates } from '../../modules/vehicles/bans/ban-state.queries.ts';
import type { Actor } from '../../platform/context/actor.ts';
import { type Context, inTransaction, type TrxContext } from '../../platform/context/context.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { actorOf, findDemoAccount } from '../demo-accounts.ts';
import { withoutJobs } from '../without-jobs.ts';
import { addCarriers } from './add-carriers.ts';
import type { DemoBooking } from './demo-history.ts';
import { demoRandom } from './demo-random.ts';
import demoReasons from './demo-reasons.json' with { type: 'json' };
import { livedThrough } from './live-through.ts';
import { countBookings, hasBookings, insertRows, measureTables, numberDays } from './seed-day.queries.ts';

const saturday = 6;

const close = async (
  ctx: TrxContext,
  from: Temporal.ZonedDateTime,
  hours: number,
  reasons: typeof demoReasons.storm,
): Promise<void> => {
  const at = (time: Temporal.ZonedDateTime) => wireInstant(ctx, time.toInstant());
  const { closures } = await getBookingParams(ctx);
  const closure = { from: at(from), to: at(from.add({ hours })), reasons };
  await setBookingParams(ctx, { closures: [...closures, closure] });
};

/** Closes a working day of last week for three hours, announced the day before. */
const closePastDay = async (ctx: TrxContext, actor: Actor): Promise<void> => {
  await lockParams(ctx.db);
  if (await hasBookings(ctx.db)) return;
  const day = [5, 6, 7]
    .map((daysAgo) => today(ctx).subtract({ days: daysAgo }))
    .find(({ dayOfWeek }) => dayOfWeek < saturday);
  if (!day) return;
  const at = (plainTime: string) => day.toZonedDateTime({ timeZone: ctx.config.timeZone, plainTime });
  const announced = at('16:20').subtract({ hours: 24 }).toInstant();
  await close({ ...ctx, actor, clock: { now: () => announced } }, at('11:00'), 3, demoReasons.storm);
};

/** Today, but far from the current line. */
const closeForAnHour = async (ctx: TrxContext): Promise<void> => {
  const begun = ctx.clock
    .now()
    .toZonedDateTimeISO(ctx.config.timeZone)
    .round({ smallestUnit: 'hour', roundingMode: 'floor' });
  const later = begun.add({ hours: 6 });
  const isToday = dayAt(ctx, later.toInstant()).equals(today(ctx));
  await close(ctx, isToday ? later : begun.subtract({ hours: 10 }), 1, demoReasons.weighbridge);
};

/** Adds the warnings for no-shows. No truck has two, so none is banned. */
const strikeNoShows = async (ctx: TrxContext, bookings: readonly DemoBooking[]): Promise<void> => {
  const { warningLifetimeDays } = await getBookingParams(ctx);
  const warnings = bookings.flatMap(({ row }) => {
    const at = row.canceled_at;
    if (row.cancellation_code !== 'NO_SHOW' || !at) return [];
    const id = uuidv7({ now: () => at });
    const until = at.add({ hours: 24 * warningLifetimeDays });
    return [{ row, id, common: { type: 'WARN', plate_key: row.plate_key, event_at: at, until } }];
  });
  await insertRows(
    ctx.db,
    'ban_event',
    warnings.map(({ row, id, common }) => ({
      ...common,
      id,
      vehicle_id: row.vehicle_id,
      reason_code: 'NO_SHOW',
      actor: 'SYSTEM',
      booking_id: row.id,
    })),
  );
  await insertRows(
    ctx.db,
    'restriction',
    warnings.map(({ id, common }) => ({ ...common, event_id: id })),
  );
  await copyBanStates(
    ctx.db,
    warnings.map(({ common }) => common.plate_key),
  );
};

const pastDays = 14;

const writeLog = async (ctx: TrxContext, acts: readonly SettledAct[]): Promise<void> => {
  const { log_seq, log_hash } = await lockHead(ctx.db);
  const { rows, head } = chainActs(ctx, { seq: log_seq, hash: log_hash }, acts);
  await insertRows(ctx.db, 'queue_log', rows);
  await updateHead(ctx.db, { log_seq: head.seq, log_hash: head.hash });
};

const insertBookings = async (ctx: TrxContext, bookings: readonly DemoBooking[]): Promise<void> => {
  await insertRows(
    ctx.db,
    'booking',
    bookings.map(({ row: { pass_token: _, ...row } }) => row),
  );
  await insertRows(
    ctx.db,
    'booking_event',
    bookings
      .flatMap(({ events }) => events)
      .map(({ before, after, reasons, ...event }) => ({
        ...event,
        before: before && JSON.parse(before),
        after: JSON.parse(after),
        reasons: reasons && JSON.parse(reasons),
      })),
  );
  await countBookings(ctx.db);
  await numberDays(ctx.db, ctx.config.timeZone);
};

type People = { readonly operator: Account; readonly kiosk: Account; readonly driver: Account };

const fillDay = async (ctx: TrxContext, { operator, kiosk, driver }: People): Promise<void> => {
  // An instance that starts concurrently waits here and then finds the bookings.
  await lockParams(ctx.db);
  if (await hasBookings(ctx.db)) return;
  const random = demoRandom(20_261_120);
  await closeForAnHour({ ...ctx, actor: actorOf(operator, 'admin') });
  const trucks = await addCarriers(ctx, random, operator.id);
  const cast = { operator: actorOf(operator, 'admin'), kiosk: actorOf(kiosk, 'terminal') };
  const { bookings, places, acts, struck } = await livedThrough(ctx, { random, trucks, cast, driver });
  await insertBookings(ctx, bookings);
  await strikeNoShows(ctx, struck);
  await insertRows(ctx.db, 'queue_place', places);
  await writeLog(ctx, acts);
};

/** Usually takes a second. Long, because nobody waits for its locks and slow machines must start too. */
const deadlineMs = 120_000;

/** Fills a demo at its first start: today and the two weeks before. Sends no messages. */
export const seedDay = async (ctx: Context): Promise<void> => {
  if (await hasBookings(ctx.db)) return;
  const operator = await findDemoAccount(ctx, 'admin@oktet.local');
  const kiosk = await findDemoAccount(ctx, 'board@oktet.local');
  const driver = await findDemoAccount(ctx, 'driver@oktet.local');
  if (!operator || !kiosk || !driver) return;
  const params = await getBookingParams(ctx);
  await ensureSlots(ctx, today(ctx).subtract({ days: pastDays }), lastBookableDay(ctx, params));
  const quiet = withoutJobs(ctx);
  // Its own transaction: the past closure must be settled before today's line exists.
  await inTransaction(quiet, (trx) => closePastDay(trx, actorOf(operator, 'admin')));
  await inTransaction(quiet, (trx) => fillDay(trx, { operator, kiosk, driver }), { deadlineMs });
  await refreshLine(quiet);
  await measureTables(ctx.db);
};
