import type { PassKeys } from '#contract/bookings/passes.ts';
import type { Context } from '../../../platform/context/context.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { listPassKeys } from './pass-keys.ts';

/** Publishes the keys for those who check passes without asking this server. Nothing of it is secret. */
export const listPublicKeys = (ctx: Context): PassKeys => ({
  issuer: ctx.config.passes.issuer,
  keys: listPassKeys(ctx).map(({ kid, x, begins }) => ({
    kty: 'OKP',
    crv: 'Ed25519',
    alg: 'EdDSA',
    use: 'sig',
    kid,
    x,
    begins: wireInstant(ctx, begins),
  })),
});
