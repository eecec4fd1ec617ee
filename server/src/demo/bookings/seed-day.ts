import type { Account } from '../../modules/accounts/account/accounts.queries.ts';
import { chainActs, type SettledAct } from '../../modules/bookings/line/append-log.ts';
import { lockHead, updateHead } from '../../modules/bookings/line/places.queries.ts';
import { refreshLine } from '../../modules/bookings/line/settle-line.ts';
import { lastBookableDay, today } from '../../modules/slots/checkpoint-time.ts';
import { ensureSlots } from '../../modules/slots/ensure-slots.ts';
import { lockParams } from '../../modules/system-params/booking-params.queries.ts';
import { getBookingParams } from '../../modules/system-params/get-booking-params.ts';
import { type Context, inTransaction, type TrxContext } from '../../platform/context/context.ts';
import { withoutJobs } from '../as-of.ts';
import { actorOf, findDemoAccount } from '../demo-accounts.ts';
import { addCarriers } from './add-carriers.ts';
import { closeForAnHour, closePastDay, type DemoClosure } from './demo-closures.ts';
import type { DemoBooking } from './demo-history.ts';
import { recordMoves } from './demo-moves.ts';
import { demoRandom } from './demo-random.ts';
import { livedThrough } from './live-through.ts';
import { countBookings, hasBookings, insertRows, measureTables, numberDays } from './seed-day.queries.ts';
import { strikeNoShows } from './strike-no-shows.ts';

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

const fillDay = async (
  ctx: TrxContext,
  { operator, kiosk, driver }: People,
  past: DemoClosure | undefined,
): Promise<void> => {
  // An instance that starts concurrently waits here and then finds the bookings.
  await lockParams(ctx.db);
  if (await hasBookings(ctx.db)) return;
  const random = demoRandom(20_261_120);
  const coming = await closeForAnHour(ctx, actorOf(operator, 'admin'));
  const closures = past ? [past, coming] : [coming];
  const trucks = await addCarriers(ctx, random, operator.id);
  const cast = { operator: actorOf(operator, 'admin'), kiosk: actorOf(kiosk, 'terminal') };
  const { slots, bookings, places, acts, struck } = await livedThrough(ctx, {
    random,
    trucks,
    cast,
    driver,
    closures,
  });
  await insertBookings(ctx, bookings);
  for (const closure of closures) await recordMoves(ctx, closure, slots, bookings);
  await strikeNoShows(ctx, struck);
  await insertRows(ctx.db, 'queue_place', places);
  await writeLog(ctx, acts);
};

/** Seeding usually takes a second. Nobody waits for its locks, so slow machines may take longer. */
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
  // In a transaction of its own, because the past closure must be stored before today's line exists.
  const past = await inTransaction(quiet, (trx) => closePastDay(trx, actorOf(operator, 'admin')));
  await inTransaction(quiet, (trx) => fillDay(trx, { operator, kiosk, driver }, past), { deadlineMs });
  await refreshLine(quiet);
  await measureTables(ctx.db);
};
