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

/** `claims` are present only if the signature is ours. EXPIRED comes with both. */
export type VerifiedPass = { readonly claims?: PassClaims; readonly fault?: PassFault };

class UnknownKeyError extends Error {}

/** Looks `kid` up among our own keys. Keys that the header brings or names (jwk, jku, x5c) are never used. */
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

/** Does not check whether the pass is the newest one, which only the booking tells (`pass_version`). */
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
