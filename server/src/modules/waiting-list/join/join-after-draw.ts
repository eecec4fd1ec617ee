import type { TrxContext } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { type TruckRow, truckOf } from '../../bookings/booking/truck-columns.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { insertEntry, setDocuments, setWindows, type Window } from '../entry/entries.queries.ts';
import { lookSoon } from '../offering/look-soon.ts';
import { newChance } from './join-list.ts';
import { endOfWindows } from './judge-windows.ts';

export type Loser = {
  readonly truck: TruckRow;
  readonly windows: readonly Window[];
  readonly documents: readonly string[];
  readonly rank: number;
  /** The day on which the draw was held. */
  readonly day: string;
};

/** Ranks are padded to this length, because the column is text and has to sort like numbers. */
const digits = 10;

/**
 * Adds a loser of a draw without a code, because the application had one. He stands behind those who joined on
 * that day before the draw and ahead of those who join later, in the order of the draw. Null: there is no list,
 * or the plate already waits.
 */
export const joinAfterDraw = async (ctx: TrxContext, loser: Loser): Promise<string | null> => {
  const { waitingList } = await getBookingParams(ctx);
  if (!waitingList.enabled || loser.windows.length === 0) return null;
  const now = ctx.clock.now();
  const entry = await insertEntry(ctx.db, {
    id: uuidv7(ctx.clock),
    ...truckOf(loser.truck),
    state: 'WAITING',
    joined_at: now,
    order_day: loser.day,
    part: 1,
    chance: newChance(),
    lot: String(loser.rank).padStart(digits, '0'),
    over_at: endOfWindows(loser.windows),
    changed_at: now,
    created_at: now,
  });
  if (!entry) return null;
  await setWindows(ctx.db, entry.id, loser.windows);
  await setDocuments(ctx.db, entry.id, loser.documents);
  await lookSoon(ctx);
  return entry.id;
};
