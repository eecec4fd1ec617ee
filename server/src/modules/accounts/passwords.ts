import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { AppError } from '../../platform/errors/app-error.ts';
import { createLane } from './lane.ts';

const deriveKey = promisify(argon2);

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };
type Recipe = { readonly salt: Buffer; readonly cost: Cost };

/** Measured at 67–92 ms on one 2-core machine; 46 MiB took 104–128, 19 MiB (the least advised) 27–40. */
const currentCost: Cost = { memory: 32_768, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

/**
 * Hashing runs on libuv's four threads, which files and name lookups need too. One core stays free for the
 * event loop, and a flood waits in line; whoever would wait longer than a few seconds is sent away.
 */
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1));
const longestLine = 40;
const lane = createLane(atOnce, longestLine, () => new AppError('UNAVAILABLE', { retryAfterSeconds: 5 }));

/** For callers with work to do before the hash: in a flood even that would be too much. */
export const requireRoomToHash = (): void => lane.requireRoom();

const derive = (password: string, { salt, cost }: Recipe, tagLength: number) =>
  // The same characters can be typed in more than one way.
  lane.run(() =>
    deriveKey('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength, ...cost }),
  );

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const parse = (hash: string) => {
  const [, memory, passes, parallelism, salt = '', tag = ''] = format.exec(hash) ?? [];
  if (tag === '') throw new Error('A stored password hash has an unknown format');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

/** How another password was hashed, for one that must be comparable with it at the price of one hash. */
export const recipeOf = (hash: string): Recipe => parse(hash);

/** In the PHC string format, so that the cost can change without touching what is stored. */
export const hashPassword = async (password: string, recipe: Partial<Recipe> = {}): Promise<string> => {
  const { salt = randomBytes(saltBytes), cost = currentCost } = recipe;
  const tag = await derive(password, { salt, cost }, tagBytes);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
};

/**
 * Which of the hashes is this password's: its index, or -1. Hashes exactly once, also when there is nothing to compare
 * with, because time must not tell the cases apart; so only those made by the recipe of the first can match.
 */
export const matchPassword = async (password: string, hashes: readonly string[]): Promise<number> => {
  const stored = hashes.map(parse);
  const recipe = stored[0] ?? { salt: randomBytes(saltBytes), cost: currentCost };
  const tag = await derive(password, recipe, tagBytes);
  return stored.findIndex((other) => other.tag.length === tag.length && timingSafeEqual(other.tag, tag));
};
