import { randomInt } from 'node:crypto';
import { createChallenge, HmacAlgorithm, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Context } from '../context/context.ts';
import { column, defineTables, type RowsOf } from '../db/table.ts';
import { AppError } from '../errors/app-error.ts';
import { smsPressure } from '../messages/sms-budgets.ts';

export const captchaTables = defineTables({
  captcha_used: { signature: column.text(), expires_at: column.instant() },
});

declare module '../db/schema.ts' {
  interface Schema extends RowsOf<typeof captchaTables> {}
}

/**
 * Proof of work: the right one of up to 800 keys of 1000 rounds each, from the first on, so that no program can leave
 * some out. Measured with WebCrypto on one busy core: 0.4 ms per key, so 0.3 s at most; a phone ten times slower takes
 * 3 s. Verifying costs two HMACs.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1000, most: 800 };
const lifeSeconds = 600;

const payloadShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(work.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ expires: z.int() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

const keysOf = ({ config, secrets }: Pick<Context, 'config' | 'secrets'>) => ({
  hmacAlgorithm: HmacAlgorithm.SHA_256,
  hmacSignatureSecret: config.captchaKey ?? secrets.key('captcha').toString('base64url'),
  hmacKeySignatureSecret: secrets.key('captcha-solution').toString('base64url'),
});

const nowSeconds = (ctx: Pick<Context, 'clock'>) => Math.floor(ctx.clock.now().epochMilliseconds / 1000);

/**
 * The work grows up to four times with the SMS that strangers caused this hour. The expiry is in the signed
 * data, because the library's own is compared with the machine's clock.
 */
export const makeChallenge = async (ctx: Pick<Context, 'config' | 'secrets' | 'clock' | 'db'>) => {
  const times = 1 + 3 * Math.min(1, await smsPressure(ctx));
  return createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: Math.round(randomInt(work.most) * times),
    deriveKey,
    data: { expires: nowSeconds(ctx) + lifeSeconds },
    ...keysOf(ctx),
  });
};

const decode = (token: string) => {
  try {
    return payloadShape.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

const useUp = async (ctx: Pick<Context, 'db'>, signature: string, expires: number): Promise<boolean> => {
  const result = await ctx.db
    .insertInto('captcha_used')
    .values({ signature, expires_at: Temporal.Instant.fromEpochMilliseconds(expires * 1000) })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

const isGood = async (ctx: Context, token: string): Promise<boolean> => {
  const payload = decode(token);
  if (!payload) return false;
  const { challenge, solution } = payload;
  const { expires } = challenge.parameters.data;
  if (expires <= nowSeconds(ctx)) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysOf(ctx) });
  return verified && useUp(ctx, challenge.signature, expires);
};

/** Every fault gives the same error, because the remedy is the same: solve a new challenge. */
export const requireCaptcha = async (ctx: Context, token: string | undefined): Promise<void> => {
  if (token === undefined || !(await isGood(ctx, token))) throw new AppError('CAPTCHA_REQUIRED');
};
