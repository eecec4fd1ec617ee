import { createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** Keys per purpose derived from one secret (HKDF), so that one key reveals nothing about the others. */
export type Secrets = {
  key(purpose: string): Buffer;
  /** A keyed hash is useless to somebody who has only the database. */
  hash(purpose: string, value: string): string;
  /** The key of `key`, and while the secret is being replaced also that of the other secret. Both are accepted. */
  keys(purpose: string): readonly Buffer[];
  hashes(purpose: string, value: string): readonly string[];
};

export const secretsFrom = (master: string, also?: string): Secrets => {
  const other = also === undefined ? undefined : secretsFrom(also);
  const keys = new Map<string, Buffer>();
  const key = (purpose: string) => {
    const cached = keys.get(purpose);
    if (cached) return cached;
    const made = Buffer.from(hkdfSync('sha256', master, 'oktet', purpose, 32));
    keys.set(purpose, made);
    return made;
  };
  const hash = (purpose: string, value: string) =>
    createHmac('sha256', key(purpose)).update(value).digest('base64url');
  return {
    key,
    hash,
    keys: (purpose) => [key(purpose), ...(other?.keys(purpose) ?? [])],
    hashes: (purpose, value) => [hash(purpose, value), ...(other?.hashes(purpose, value) ?? [])],
  };
};

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** If two instances start at once on a new folder, the file appears whole, and the second reads the first one's. */
const makeOnce = async (file: string, content: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
};

const readOrMake = async (file: string, make: () => string): Promise<string> => {
  const read = async () => (await readFile(file, 'utf8')).trim();
  try {
    return await read();
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  await makeOnce(file, make());
  return read();
};

/** Without AUTH_SECRET (never in production) the secret is a file in the data folder and survives a restart. */
export const loadSecrets = async (
  config: Pick<Config, 'authSecret' | 'authSecretAlso' | 'dataDir'>,
): Promise<Secrets> => {
  if (config.authSecret) return secretsFrom(config.authSecret, config.authSecretAlso);
  await mkdir(config.dataDir, { recursive: true });
  return secretsFrom(
    await readOrMake(join(config.dataDir, 'secret'), () => randomBytes(48).toString('base64url')),
  );
};

const readable = 'abcdefghijkmnpqrstuvwxyz23456789';
const makePassword = () => Array.from(randomBytes(16), (byte) => readable[byte % readable.length]).join('');

/** Generated per data folder: behind a proxy strangers may seem local, so it must not be guessable. */
export const loadDemoPassword = async (config: Pick<Config, 'demoPassword' | 'dataDir'>): Promise<string> => {
  if (config.demoPassword) return config.demoPassword;
  await mkdir(config.dataDir, { recursive: true });
  return readOrMake(join(config.dataDir, 'demo-password'), makePassword);
};
