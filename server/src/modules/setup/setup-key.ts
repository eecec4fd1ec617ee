import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Limit, takeAllOrRefuse } from '../../platform/limits/limits.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { findSetup, hasAdministrator, insertSetup } from './setup.queries.ts';

/** Letters and digits without l, o, 0 and 1, which are easily mistaken for one another. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';
const keyLength = 20;

const wrongKeys: Limit = { name: 'setup-key', points: 'wrongSetupKeysPerAddress', seconds: 15 * 60 };

/**
 * The key is derived and never stored: all instances print the same one at every start, and a copy of the
 * database does not contain it.
 */
const keyOf = ({ secrets }: Pick<Context, 'secrets'>, salt: string) =>
  [...secrets.key(`setup ${salt}`).subarray(0, keyLength)].map((byte) => signs[byte % signs.length]).join('');

const digest = (text: string) => createHash('sha256').update(text).digest();

const asTyped = (key: string) => key.toLowerCase().replaceAll(/[^a-z\d]/g, '');

const findSalt = async ({ db, config }: Pick<Context, 'db' | 'config'>) => {
  if (config.demo || (await hasAdministrator(db))) return null;
  return (await findSetup(db))?.key_salt ?? null;
};

/** Called at every start. Returns the key in groups of five while the installation has no administrator. */
export const beginSetup = async (ctx: Context): Promise<string | undefined> => {
  if (ctx.config.demo || (await hasAdministrator(ctx.db))) return undefined;
  await insertSetup(ctx.db, randomBytes(16).toString('base64url'));
  const salt = await findSalt(ctx);
  return salt === null ? undefined : keyOf(ctx, salt).replaceAll(/(.{5})(?=.)/g, '$1-');
};

export const isSetupOpen = async (ctx: Context): Promise<boolean> => (await findSalt(ctx)) !== null;

/**
 * Counts each try before checking it, so that many guesses at once do not pass the limit. A right key does not
 * count.
 */
export const requireSetupKey = async (ctx: Context, given: string): Promise<void> => {
  const salt = await findSalt(ctx);
  if (salt === null) throw new AppError('SETUP_OVER');
  const giveBack = await takeAllOrRefuse(ctx, [wrongKeys, networkOf(ctx.address)]);
  if (!timingSafeEqual(digest(asTyped(given)), digest(keyOf(ctx, salt))))
    throw new AppError('WRONG_SETUP_KEY');
  await giveBack();
};
