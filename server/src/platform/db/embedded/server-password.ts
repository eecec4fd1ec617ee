import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dataIn } from './data-folder.ts';
import type { Place } from './place.ts';

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
