import { type TruckRow, truckOf } from '../../modules/bookings/booking/truck-columns.ts';
import { dayAt } from '../../modules/slots/checkpoint-time.ts';
import { lockSlots } from '../../modules/slots/places.queries.ts';
import { getBookingParams } from '../../modules/system-params/get-booking-params.ts';
import { setBookingParams } from '../../modules/system-params/set-booking-params.ts';
import { insertEntry, setWindows } from '../../modules/waiting-list/entry/entries.queries.ts';
import { newChance } from '../../modules/waiting-list/join/join-list.ts';
import { drawDueLots } from '../../modules/waiting-list/lot/draw-lots.ts';
import { offerToEntry } from '../../modules/waiting-list/offering/offer-to-entry.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { asOf } from '../as-of.ts';
import { findDemoAccount } from '../demo-accounts.ts';
import {
  findBookedTruck,
  hasEntries,
  insertFreed,
  listFreeTrucks,
  listWantedSlots,
  restOnePlace,
} from './waiting-list.queries.ts';

const many = 12;
const freedPlaces = 40;

type Span = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

const wait = (ctx: Context, truck: TruckRow, joinedAt: Temporal.Instant, { from, to }: Span) =>
  inTransaction(ctx, async (trx) => {
    const clock = { now: () => joinedAt };
    const entry = await insertEntry(trx.db, {
      id: uuidv7(clock),
      ...truckOf(truck),
      state: 'WAITING',
      joined_at: joinedAt,
      order_day: dayAt(ctx, joinedAt).toString(),
      chance: newChance(),
      over_at: to,
      changed_at: joinedAt,
      created_at: joinedAt,
    });
    if (entry) await setWindows(trx.db, entry.id, [{ from, to }]);
    return entry?.id;
  });

const rememberFreed = (ctx: Context, now: Temporal.Instant) =>
  inTransaction(ctx, (trx) =>
    insertFreed(
      trx.db,
      Array.from({ length: freedPlaces }, (_, nth) => {
        const at = now.subtract({ minutes: 30 + nth * 241 });
        return { id: uuidv7({ now: () => at }), at };
      }),
    ),
  );

/** Gives a place back and holds it for the demo driver. */
const offer = async (ctx: Context, entryId: string, start: Temporal.Instant) => {
  const now = ctx.clock.now();
  const id = uuidv7(ctx.clock);
  await inTransaction(ctx, async (trx) => {
    await lockSlots(trx.db, [start]);
    await restOnePlace(trx.db, { id, start, now, until: now.add({ minutes: 20 }) });
  });
  const resting = { id, place_id: id, slot_at: start, freed_at: now, offered_until: null };
  await offerToEntry(ctx, entryId, resting, await getBookingParams(ctx));
};

/** The demo driver's truck is booked and waits for an earlier time, which he is offered. */
const offerToDriver = async (ctx: Context, accountId: string, hours: Span): Promise<void> => {
  const truck = await findBookedTruck(ctx.db, accountId);
  const entryId = truck && (await wait(ctx, truck, ctx.clock.now().subtract({ hours: 30 }), hours));
  if (entryId) await offer(ctx, entryId, hours.from);
};

/** Switches the list on, lets a dozen trucks wait, and makes the demo driver an offer. */
export const seedWaitingList = async (ctx: Context): Promise<void> => {
  const admin = await findDemoAccount(ctx, 'admin@oktet.local');
  const driver = await findDemoAccount(ctx, 'driver@oktet.local');
  if (!admin || !driver || (await hasEntries(ctx.db))) return;
  const now = ctx.clock.now();
  await inTransaction(asOf(ctx, admin, now), (trx) =>
    setBookingParams(trx, { waitingList: { enabled: true, maxPerUser: 3, missedOffers: 2 } }),
  );
  // More than a day ahead, so that the offer can be answered for an hour.
  const coming = { from: now.add({ hours: 25 }), to: now.add({ hours: 24 * 6 }) };
  const wanted = await listWantedSlots(ctx.db, coming);
  const [first, last] = [wanted[0], wanted.at(-1)];
  if (!first || !last) return;
  for (const [place, truck] of (await listFreeTrucks(ctx.db, many - 1, driver.id)).entries()) {
    const from = wanted[place % wanted.length]?.start_at ?? first.start_at;
    await wait(ctx, truck, now.subtract({ hours: 2 + place * 5 }), { from, to: last.end_at });
  }
  await rememberFreed(ctx, now);
  await offerToDriver(ctx, driver.id, { from: first.start_at, to: last.end_at });
  await drawDueLots(ctx);
};
