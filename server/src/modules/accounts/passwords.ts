import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { AppError } from '../../platform/errors/app-error.ts';
import { createLane } from './lane.ts';

const deriveKey = promisify(argon2);

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** Measured at 67–92 ms on one 2-core machine; 46 MiB took 104–128, 19 MiB (the least advised) 27–40. */
const cost: Cost = { memory: 32_768, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

/**
 * Hashing runs on libuv's four threads, which files and name lookups need too. One core stays free for the
 * event loop, and a flood waits in line; whoever would wait longer than a few seconds is sent away.
 */
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1));
const longestLine = 40;
const lane = createLane(atOnce, longestLine, () => new AppError('UNAVAILABLE', { retryAfterSeconds: 5 }));

const derive = (password: string, salt: Buffer, { memory, passes, parallelism }: Cost, length: number) =>
  lane(() =>
    deriveKey('argon2id', {
      // The same characters can be typed in more than one way.
      message: password.normalize('NFKC'),
      nonce: salt,
      memory,
      passes,
      parallelism,
      tagLength: length,
    }),
  );

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/** In the PHC string format, so that the cost can change without touching what is stored. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes);
  const tag = await derive(password, salt, cost, tagBytes);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
};

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

/** Hashes exactly once, also when there is nothing to compare with: time must not tell the two apart. */
export const verifyPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  if (hash === undefined) {
    await derive(password, randomBytes(saltBytes), cost, tagBytes);
    return false;
  }
  const stored = parse(hash);
  const tag = await derive(password, stored.salt, stored.cost, stored.tag.length);
  return timingSafeEqual(tag, stored.tag);
};
