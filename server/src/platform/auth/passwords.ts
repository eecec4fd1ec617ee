import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createAdmission } from '../admission.ts';

export type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };
type Recipe = { readonly salt: Buffer; readonly cost: Cost };

export type Passwords = {
  /** In the PHC string format, so that the cost can change without touching what is stored. */
  hash(password: string, recipe?: Partial<Recipe>): Promise<string>;
  /** Looks like any other hash, and no password has it. Costs no hashing. */
  hashOfNothing(recipe?: Recipe): string;
  /**
   * Which of the hashes is this password's: its index, or -1. Hashes exactly once, also when there is nothing to
   * compare with, because time must not tell the cases apart; so only those made by the recipe of the first can match.
   */
  match(password: string, hashes: readonly string[]): Promise<number>;
  /** For callers with work to do before the hash: in a flood even that would be too much. */
  requireRoom(): void;
};

/** Hashing is shared between crowds, so that a flood from one address does not keep everybody else out. */
export type PasswordHashing = Passwords & { from(crowd: string): Passwords };

/** Measured at 67–92 ms on one 2-core machine; 46 MiB took 104–128, 19 MiB (the least advised) 27–40. */
export const usualCost: Cost = { memory: 32_768, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

/**
 * Hashing runs on libuv's four threads, which files and name lookups need too. One core stays free for the
 * event loop, and a flood waits in line; of whom would wait longer than a few seconds, the biggest crowd is sent away.
 */
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1));
const longestLine = 40;

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

const toText = ({ salt, cost: { memory, passes, parallelism } }: Recipe, tag: Uint8Array) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

export const createPasswords = (usual: Cost): PasswordHashing => {
  const deriveKey = promisify(argon2);
  const line = createAdmission({ atOnce, longestLine, retryAfterSeconds: 5 });

  const from = (crowd: string): Passwords => {
    const derive = (password: string, { salt, cost }: Recipe) =>
      // The same characters can be typed in more than one way.
      line.enter(
        () =>
          deriveKey('argon2id', {
            message: password.normalize('NFKC'),
            nonce: salt,
            tagLength: tagBytes,
            ...cost,
          }),
        crowd,
      );

    return {
      requireRoom: () => line.requireRoom(crowd),
      hash: async (password, { salt = randomBytes(saltBytes), cost = usual } = {}) => {
        const recipe = { salt, cost };
        return toText(recipe, await derive(password, recipe));
      },
      hashOfNothing: (recipe = { salt: randomBytes(saltBytes), cost: usual }) =>
        toText(recipe, randomBytes(tagBytes)),
      match: async (password, hashes) => {
        const stored = hashes.map(parse);
        const tag = await derive(password, stored[0] ?? { salt: randomBytes(saltBytes), cost: usual });
        return stored.findIndex(
          (other) => other.tag.length === tag.length && timingSafeEqual(other.tag, tag),
        );
      },
    };
  };

  return { ...from(''), from };
};
