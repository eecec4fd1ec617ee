import { randomBytes } from 'node:crypto';
import type { Account } from '../../modules/accounts/account/accounts.queries.ts';
import { findAccount } from '../../modules/accounts/account/accounts.queries.ts';
import { type TruckRow, truckOf } from '../../modules/bookings/booking/truck-columns.ts';
import { takeOffer } from '../../modules/bookings/offers/answer-offer.ts';
import { insertApplication } from '../../modules/draws/applications/applications.queries.ts';
import { newNumber } from '../../modules/draws/applications/apply.ts';
import { countTickets } from '../../modules/draws/applications/tickets.ts';
import { type DrawRow, findDraw } from '../../modules/draws/draw/draws.queries.ts';
import { openDraws } from '../../modules/draws/draw/open-draw.ts';
import { advanceDraws } from '../../modules/draws/steps/advance-draws.ts';
import { dayRange, lastBookableDay, today } from '../../modules/slots/checkpoint-time.ts';
import { addDrawnDay } from '../../modules/slots/drawn/drawn-days.queries.ts';
import { freeRested } from '../../modules/slots/resting/free-rested.ts';
import { getBookingParams } from '../../modules/system-params/get-booking-params.ts';
import { setBookingParams } from '../../modules/system-params/set-booking-params.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { asOf } from '../as-of.ts';
import { findDemoAccount } from '../demo-accounts.ts';
import { findTruckWithoutPlans, listFreeTrucks } from '../waiting-list/waiting-list.queries.ts';

/** There are more applications than places at the hours that they wish for. */
const appliedYesterday = 60;
const appliedToday = 14;
const wanted = [8, 9, 10, 7, 11];

const wishesOf = ({ terms }: DrawRow, place: number): string[] => {
  const hours = [0, 1, 2].map((nth) => wanted[(place + nth) % (place % 5 === 0 ? 5 : 3)]);
  const starts = hours.flatMap(
    (hour) => terms.slots.find(({ start }) => Number(start.slice(11, 13)) === hour) ?? [],
  );
  return [...new Set(starts.map(({ start }) => start))];
};

/** Inserts applications as if each had been made and confirmed at its moment. */
const applyAll = (
  ctx: Context,
  draw: DrawRow,
  trucks: readonly TruckRow[],
  at: (place: number) => Temporal.Instant,
): Promise<void> =>
  inTransaction(ctx, async (trx) => {
    for (const [place, truck] of trucks.entries()) {
      const now = at(place);
      const truckKey = { accountId: truck.account_id, plateKey: truck.plate_key };
      await insertApplication(trx.db, {
        id: uuidv7({ now: () => now }),
        day: draw.day,
        number: newNumber(),
        ref: randomBytes(16).toString('hex'),
        salt: randomBytes(16).toString('hex'),
        ...truckOf(truck),
        wishes: JSON.stringify(wishesOf(draw, place)),
        any_time: place % 9 === 8,
        waiting_list: false,
        tickets: await countTickets(trx, draw, truckKey),
        confirmed_at: now,
        created_at: now,
      });
    }
  });

/** Ignores that a win is over: on a slow machine the jobs, which run already, may end a win before it is taken. */
const unlessOver = (error: unknown) => {
  if (!(error instanceof AppError && error.code === 'OFFER_OVER')) throw error;
};

/** Takes the places for the winners, because no person is there to answer. */
const takeAll = async (ctx: Context, at: Temporal.Instant): Promise<void> => {
  const held = await ctx.db
    .selectFrom('offer')
    .innerJoin('booking', 'booking.offer_id', 'offer.id')
    .select(['booking.id', 'booking.account_id'])
    .where('offer.kind', '=', 'DRAW')
    .execute();
  for (const { id, account_id } of held) {
    const winner = await findAccount(ctx.db, account_id);
    if (winner) await inTransaction(asOf(ctx, winner, at), (trx) => takeOffer(trx, id)).catch(unlessOver);
  }
};

type Cast = { readonly ctx: Context; readonly admin: Account; readonly trucks: readonly TruckRow[] };

/** Runs yesterday's draw from 00:00 to the sale by the steps of a real one. */
const drawYesterday = async ({ ctx, admin, trucks }: Cast, day: string): Promise<void> => {
  const zone = ctx.config.timeZone;
  const yesterday = ctx.clock.now().toZonedDateTimeISO(zone).toPlainDate().subtract({ days: 1 });
  const at = (time: string) => yesterday.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant();
  const as = (moment: Temporal.Instant) => asOf(ctx, admin, moment);
  await openDraws(as(at('00:01')));
  const draw = await findDraw(ctx.db, day);
  if (!draw) return;
  await applyAll(ctx, draw, trucks, (place) => draw.opens_at.add({ minutes: 7 + place * 13 }));
  for (const minutes of [1, 3]) await advanceDraws(as(draw.closes_at.add({ minutes })));
  await takeAll(ctx, draw.closes_at.add({ minutes: 40 }));
};

/** A demo that begins in the evening closes its draw as late as it can, so that somebody can still apply. */
const eveningFrom = Temporal.PlainTime.from('18:00');
const lateTerms = { closesAt: '23:58', saleOpensAt: '23:59' };

const isEvening = ({ clock, config }: Context): boolean => {
  const time = clock.now().toZonedDateTimeISO(config.timeZone).toPlainTime();
  return Temporal.PlainTime.compare(time, eveningFrom) >= 0;
};

/** Still true when an operator has switched the draw off, so that the next start does not draw the same days again. */
const hasDraws = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('draw').select('day').limit(1).executeTakeFirst()) !== undefined;

/** Drivers can apply for the newest day. The day before it was drawn yesterday, so everybody can check that draw. */
export const seedDraws = async (ctx: Context): Promise<void> => {
  const admin = await findDemoAccount(ctx, 'admin@oktet.local');
  const driver = await findDemoAccount(ctx, 'driver@oktet.local');
  const params = await getBookingParams(ctx);
  if (!admin || !driver || params.draw.enabled || (await hasDraws(ctx.db))) return;
  const now = ctx.clock.now();
  const newest = lastBookableDay(ctx, params);
  const drawn = newest.subtract({ days: 1 }).toString();
  await inTransaction(asOf(ctx, admin, now), async (trx) => {
    for (const day of [drawn, newest.toString()]) await addDrawnDay(trx.db, day, null);
    const late = isEvening(ctx) ? lateTerms : {};
    await setBookingParams(trx, { draw: { ...params.draw, ...late, enabled: true } });
  });
  const others = await listFreeTrucks(ctx.db, appliedYesterday, driver.id);
  const own = await findTruckWithoutPlans(ctx.db, driver.id);
  await drawYesterday({ ctx, admin, trucks: others }, drawn);
  await openDraws(asOf(ctx, admin, dayRange(ctx, today(ctx).toString()).from));
  const open = await findDraw(ctx.db, newest.toString());
  const still = await listFreeTrucks(ctx.db, appliedToday, driver.id);
  if (open) await applyAll(ctx, open, [...still, ...(own ? [own] : [])], () => now);
  await freeRested(ctx);
};
