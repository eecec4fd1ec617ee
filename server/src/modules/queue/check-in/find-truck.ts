import { isQrOf } from '#kernel/passes/pass-qr.ts';
import type { PassFault } from '#kernel/passes/signed-pass.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { isKiosk } from '../../bookings/passage/kiosk.ts';
import { type Candidate, listByNumber, listByPlate } from './check-in.queries.ts';
import type { BroughtText } from './read-text.ts';

const tellingHours = { hours: 24 };

const listCandidates = async (ctx: Context, { number, key }: BroughtText): Promise<Candidate[]> => {
  const byNumber = number === undefined ? [] : await listByNumber(ctx.db, number);
  if (byNumber.length > 0 || key === '') return byNumber;
  const now = ctx.clock.now();
  return listByPlate(ctx.db, key, { from: now.subtract(tellingHours), to: now.add(tellingHours) });
};

/** Why the signed pass that was brought is not accepted as a pass of this booking. */
export const faultOfPass = (
  { pass_version }: Pick<Candidate, 'pass_version'>,
  { pass }: BroughtText,
): PassFault | undefined => {
  if (!pass || pass.fault) return pass?.fault;
  return pass.claims.v === pass_version ? undefined : 'CHANGED';
};

/** Proof of ownership: the pass or the ending of the phone number. Without it nothing may be revealed. */
const isOwn = (candidate: Candidate, text: BroughtText, ending: string | undefined): boolean => {
  const { number, pass_token, known_phone } = candidate;
  const { qr, pass } = text;
  if (pass && !faultOfPass(candidate, text)) return true;
  if (qr !== undefined && isQrOf(qr, number, pass_token)) return true;
  return ending !== undefined && known_phone?.endsWith(ending) === true;
};

export const findUnprovenTruck = async (ctx: Context, text: BroughtText): Promise<Candidate | undefined> => {
  const candidates = await listCandidates(ctx, text);
  return candidates.some((candidate) => isOwn(candidate, text, undefined)) ? undefined : candidates[0];
};

/**
 * `unproven`: a kiosk must not reveal the booking without pass or phone ending, and a pass that is not the
 * newest one checks nobody in, whoever scans it.
 */
export const findTruck = async (
  ctx: TrxContext,
  text: BroughtText,
  phoneEnding: string | undefined,
): Promise<BookingRow | 'none' | { readonly unproven: Candidate }> => {
  const candidates = await listCandidates(ctx, text);
  const [first] = candidates;
  if (!first) return 'none';
  if (!isKiosk(ctx)) return faultOfPass(first, text) ? { unproven: first } : first;
  return candidates.find((candidate) => isOwn(candidate, text, phoneEnding)) ?? { unproven: first };
};
