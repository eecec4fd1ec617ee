import { compactVerify } from 'jose';
import {
  claimsFault,
  claimsIn,
  type PassClaims,
  type PassFault,
  signedPassIn,
} from '#kernel/passes/signed-pass.ts';
import type { Context } from '../../../platform/context/context.ts';
import { listPassKeys } from './pass-keys.ts';

/** Claims only with a signature of ours; EXPIRED has both. */
export type VerifiedPass = { readonly claims?: PassClaims; readonly fault?: PassFault };

class UnknownKeyError extends Error {}

/** What the header brings or names as a key (jwk, jku, x5c) is never used: only `kid` is looked up, among our own. */
const verifySignature = async (ctx: Context, jws: string): Promise<PassFault | undefined> => {
  try {
    await compactVerify(
      jws,
      ({ kid }) => {
        const key = listPassKeys(ctx).find((known) => known.kid === kid);
        if (!key) throw new UnknownKeyError();
        return key.publicKey;
      },
      { algorithms: ['EdDSA'] },
    );
    return undefined;
  } catch (error) {
    return error instanceof UnknownKeyError ? 'FOREIGN' : 'FORGED';
  }
};

/** Whether it is the booking's newest pass, only the booking knows (`pass_version`). */
export const verifyPass = async (ctx: Context, text: string): Promise<VerifiedPass> => {
  const jws = signedPassIn(text);
  if (jws === undefined) return { fault: 'FORGED' };
  const fault = await verifySignature(ctx, jws);
  const claims = claimsIn(jws);
  if (fault || !claims) return { fault: fault ?? 'FORGED' };
  const now = Math.floor(ctx.clock.now().epochMilliseconds / 1000);
  const against = claimsFault(claims, { issuer: ctx.config.passes.issuer, now });
  if (against === 'FOREIGN') return { fault: against };
  return { claims, ...(against && { fault: against }) };
};
