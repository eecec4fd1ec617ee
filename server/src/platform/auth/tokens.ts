import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Secrets } from '../secrets/secrets.ts';
import type { Clock } from '../time/clock.ts';

export type TokenClaims = { readonly userId: string; readonly sessionId: string };

export type Tokens = {
  sign(claims: TokenClaims, expiresAt: Temporal.Instant): Promise<string>;
  verify(token: string): Promise<TokenClaims | undefined>;
};

declare module '../context/context.ts' {
  interface Services {
    readonly tokens: Tokens;
  }
}

const algorithm = 'HS256';
const payloadShape = z.object({ sub: z.uuid(), sid: z.uuid() });
const seconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);

export const createTokens = (secrets: Secrets, clock: Clock): Tokens => {
  const readWith = async (key: Buffer, token: string) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        requiredClaims: ['exp'],
        currentDate: new Date(clock.now().epochMilliseconds),
      });
      const { sub, sid } = payloadShape.parse(payload);
      return { userId: sub, sessionId: sid };
    } catch {
      return undefined;
    }
  };
  return {
    sign: ({ userId, sessionId }, expiresAt) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(seconds(clock.now()))
        .setExpirationTime(seconds(expiresAt))
        .sign(secrets.key('token')),
    verify: async (token) => {
      for (const key of secrets.keys('token')) {
        const claims = await readWith(key, token);
        if (claims) return claims;
      }
      return undefined;
    },
  };
};
