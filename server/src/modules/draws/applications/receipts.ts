import { SignJWT } from 'jose';
import { drawDigest, type ReceiptClaims, rowHash } from '#kernel/draw/draw-receipt.ts';
import type { FrozenApplication } from '#kernel/draw/frozen-draw.ts';
import type { Context } from '../../../platform/context/context.ts';
import { signingKey } from '../../bookings/pass/pass-keys.ts';
import type { ApplicationRow } from './applications.queries.ts';

export const frozenRow = (row: ApplicationRow): FrozenApplication => ({
  ref: row.ref,
  digest: drawDigest(row.salt, row.plate_key),
  tickets: row.tickets,
  wishes: row.wishes,
  anyTime: row.any_time,
  priority: row.has_priority,
  nonce: row.nonce,
});

/** Signs with the key of passes, whose public half is published. Empty if no key may sign. */
export const receiptOf = async (
  ctx: Pick<Context, 'config' | 'secrets' | 'clock'>,
  row: ApplicationRow,
): Promise<string> => {
  const key = signingKey(ctx, ctx.clock.now());
  if (!key) return '';
  const claims: ReceiptClaims = {
    iss: ctx.config.passes.issuer,
    use: 'draw',
    date: row.day,
    ref: row.ref,
    row: rowHash(frozenRow(row)),
    salt: row.salt,
    iat: Math.floor(ctx.clock.now().epochMilliseconds / 1000),
  };
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'EdDSA', kid: key.kid }).sign(key.privateKey);
};
