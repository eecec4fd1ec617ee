import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../errors/plain-error.ts';

/** Major version in the npm package. Other majors cannot read its data files. */
export const major = 18;

const prefix = 'postgresql-';
export const dataName = `${prefix}${major}`;

export const dataIn = (base: string): string => join(base, dataName);

export const isInitialised = (base: string): boolean => existsSync(join(dataIn(base), 'PG_VERSION'));

const versionIn = (folder: string) => {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
};

/** Read-only: data of another version is left alone. */
export const refuseOtherVersions = (base: string): void => {
  if (!existsSync(base)) return;
  if (versionIn(join(base, 'database')) !== undefined)
    throw new PlainError(
      `${join(base, 'database')} was written by an earlier Oktet 0.1, whose embedded database this one cannot read: set DATA_DIR to another folder, or move that one away to begin anew.`,
    );
  const found = versionIn(dataIn(base));
  const others = readdirSync(base).filter((name) => /^postgresql-\d+$/.test(name) && name !== dataName);
  const other =
    found ?? (isInitialised(base) ? undefined : others.map((name) => name.slice(prefix.length))[0]);
  if (other !== undefined && other !== String(major))
    throw new PlainError(
      `${base} holds a database of PostgreSQL ${other}, this Oktet brings PostgreSQL ${major}: carry the data over as docs/operations.md says, or set DATA_DIR to another folder.`,
    );
};
