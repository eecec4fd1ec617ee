import { isQrOf } from '#kernel/passes/pass-qr.ts';
import type { Context, TrxContext } from '../../../platform/context.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { isKiosk } from '../../bookings/passage/kiosk.ts';
import { type Candidate, listByNumber, listByPlate } from './check-in.queries.ts';
import type { BroughtText } from './read-text.ts';

/** A booking that ended, or was for a time, so near to now still explains why a truck stands here. */
const tellingHours = { hours: 24 };

const listCandidates = async (ctx: Context, { number, key }: BroughtText): Promise<Candidate[]> => {
  const byNumber = number === undefined ? [] : await listByNumber(ctx.db, number);
  if (byNumber.length > 0 || key === '') return byNumber;
  const now = ctx.clock.now();
  return listByPlate(ctx.db, key, { from: now.subtract(tellingHours), to: now.add(tellingHours) });
};

/** Whoever knows neither the code of the pass nor the phone may not be told anything of the booking. */
const isOwn = (
  { number, pass_token, known_phone }: Candidate,
  { qr }: BroughtText,
  ending: string | undefined,
): boolean => {
  if (qr !== undefined && isQrOf(qr, number, pass_token)) return true;
  return ending !== undefined && known_phone?.endsWith(ending) === true;
};

/** The truck that is meant, unless its pass was brought. */
export const findUnprovenTruck = async (ctx: Context, text: BroughtText): Promise<Candidate | undefined> => {
  const candidates = await listCandidates(ctx, text);
  return candidates.some((candidate) => isOwn(candidate, text, undefined)) ? undefined : candidates[0];
};

/**
 * The booking that is meant. `unproven`: there is one, but a kiosk must not tell of it, because neither a pass nor the
 * phone's ending shows that its driver asks.
 */
export const findTruck = async (
  ctx: TrxContext,
  text: BroughtText,
  phoneEnding: string | undefined,
): Promise<BookingRow | 'none' | 'unproven'> => {
  const candidates = await listCandidates(ctx, text);
  const [first] = candidates;
  if (!first) return 'none';
  if (!isKiosk(ctx)) return first;
  return candidates.find((candidate) => isOwn(candidate, text, phoneEnding)) ?? 'unproven';
};
