import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createAdmission } from '../memory/admission.ts';

export type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };
type Recipe = { readonly salt: Buffer; readonly cost: Cost };

export type Passwords = {
  /** Returns a hash in PHC string format. It includes the cost, so the cost can change and old hashes stay valid. */
  hash(password: string, recipe?: Partial<Recipe>): Promise<string>;
  /** A well-formed hash that no password matches; costs no hashing. */
  hashOfNothing(recipe?: Recipe): string;
  /**
   * Index of the hash that the password matches, or -1. Always hashes exactly once, even with no hashes, so
   * that timing does not reveal whether an account exists; hence only hashes with the salt and cost of the
   * first can match.
   */
  match(password: string, hashes: readonly string[]): Promise<number>;
  /** Lets callers fail early in a flood, before they do other work. */
  requireRoom(): void;
  /** Queues hashing per address, so that a flood from one does not lock out the others. */
  from(crowd: string): Passwords;
};

declare module '../context/context.ts' {
  interface Services {
    readonly passwords: Passwords;
  }
}

/** 67–92 ms on a 2-core machine; 46 MiB took 104–128 ms, 19 MiB (the recommended minimum) 27–40 ms. */
export const usualCost: Cost = { memory: 32_768, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

/**
 * Hashing uses libuv's four threads, which files and DNS need too. One core stays free for the event loop.
 * The line is limited to a few seconds of work; beyond that the biggest group is refused.
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

/** Salt and cost of an existing hash. A second hash made with them can be compared by the same hashing. */
export const recipeOf = (hash: string): Recipe => parse(hash);

const toText = ({ salt, cost: { memory, passes, parallelism } }: Recipe, tag: Uint8Array) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

export const createPasswords = (usual: Cost): Passwords => {
  const deriveKey = promisify(argon2);
  const line = createAdmission({ atOnce, longestLine, retryAfterSeconds: 5 });

  const from = (crowd: string): Passwords => {
    const derive = (password: string, { salt, cost }: Recipe) =>
      // NFKC: the same characters can be typed in several ways.
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
      from,
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

  return from('');
};
