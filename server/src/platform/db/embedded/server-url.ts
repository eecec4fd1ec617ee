import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dataIn } from './data-folder.ts';
import type { Place } from './place.ts';
import type { Listening } from './plan.ts';
import { socketAddress } from './socket-address.ts';

export const passwordFileIn = (base: string): string => `${dataIn(base)}.password`;

/** For loopback, which any local user can reach. Generated once with the data. */
export const ensurePassword = ({ base, runAs }: Place): string => {
  const file = passwordFileIn(base);
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
    if (runAs.how === 'other') chownSync(file, runAs.uid, runAs.gid);
  }
  return readFileSync(file, 'utf8');
};

export type ServerUrl = { readonly url: string; forget(): void };

export const urlOver = (data: string, listening: Listening): ServerUrl => {
  if (listening.by === 'socket') {
    const { folder, forget } = socketAddress(data);
    return { url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`, forget };
  }
  const password = readFileSync(listening.passwordFile, 'utf8');
  const url = `postgresql://postgres:${password}@127.0.0.1:${listening.port}/postgres`;
  return { url, forget: () => undefined };
};
