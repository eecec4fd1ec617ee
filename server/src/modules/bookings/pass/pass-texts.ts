import { SignJWT } from 'jose';
import { arrivedStatuses, expectedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import { passQr } from '#kernel/passes/pass-qr.ts';
import { longestPass, type PassClaims, passPrefix } from '#kernel/passes/signed-pass.ts';
import type { Context } from '../../../platform/context/context.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { type ArrivalWindow, arrivalWindow } from '../arrival/arrival-window.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { signingKey } from './pass-keys.ts';
import { listPassMoments, type PassMoments } from './pass-moments.queries.ts';

/**
 * A pass expires this long after the arrival window, because closures and outages can lengthen the window after
 * the pass was printed.
 */
const validHours = 24;

const secondsOf = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);

const latest = (instants: readonly (Temporal.Instant | null | undefined)[]) =>
  instants
    .filter((instant) => instant != null)
    .toSorted(Temporal.Instant.compare)
    .at(-1);

const claimsOf = (
  issuer: string,
  row: BookingRow,
  window: ArrivalWindow,
  madeAt: Temporal.Instant | undefined,
): PassClaims => {
  const minutesTo = (instant: Temporal.Instant) => instant.since(row.slot_at).total('minutes');
  return {
    iss: issuer,
    number: row.number,
    plate: row.plate.replace(/[^\p{L}\p{N}]/gu, ''),
    slot: secondsOf(row.slot_at),
    window: [Math.floor(minutesTo(window.from)), Math.ceil(minutesTo(window.to))],
    v: row.pass_version,
    iat: secondsOf(latest([row.created_at, row.confirmed_at, madeAt]) ?? row.created_at),
    exp: secondsOf(window.to.add({ hours: validHours })),
  };
};

/** The signed text, or number and check digits if the signed text would be too long or every key is refused. */
const textOf = async (
  ctx: Context,
  row: BookingRow,
  window: ArrivalWindow,
  moments: PassMoments | undefined,
): Promise<string> => {
  const unsigned = passQr(row.number, row.pass_token);
  const key = signingKey(ctx, ctx.clock.now());
  if (!key) return unsigned;
  const jws = await new SignJWT({ ...claimsOf(ctx.config.passes.issuer, row, window, moments?.madeAt) })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
    .sign(key.privateKey);
  const signed = passPrefix + jws;
  return signed.length <= longestPass ? signed : unsigned;
};

const hasPass = ({ status }: Pick<BookingRow, 'status'>) =>
  isOneOf([...expectedStatuses, ...arrivedStatuses], status);

/** The contents of the QR codes by booking id; bookings that have no pass are missing. */
export const passTexts = async (ctx: Context, rows: readonly BookingRow[]): Promise<Map<string, string>> => {
  const shown = rows.filter(hasPass);
  if (shown.length === 0) return new Map();
  const params = await readBookingParams(ctx);
  const moments = await listPassMoments(
    ctx.db,
    shown.map(({ id }) => id),
  );
  const texts = new Map<string, string>();
  for (const row of shown) {
    const known = moments.get(row.id);
    const window = await arrivalWindow(
      ctx,
      { ...row, ...(known?.placedAt && { placedAt: known.placedAt }) },
      params,
    );
    texts.set(row.id, await textOf(ctx, row, window, known));
  }
  return texts;
};
