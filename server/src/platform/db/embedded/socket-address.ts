import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const socketName = '.s.PGSQL.5432';

/** Maximum length of a socket path in bytes, without the final NUL. */
const longest = process.platform === 'linux' ? 107 : 103;

const fits = (folder: string) => Buffer.byteLength(join(folder, socketName)) <= longest;

/** Another local user may have created this folder to impersonate the database. */
const isOursAlone = (folder: string) => {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() && found.uid === process.geteuid?.() && (found.mode & 0o077) === 0;
};

const leadsTo = (link: string, data: string) => {
  try {
    return readlinkSync(link) === data;
  } catch {
    return false;
  }
};

/** A short alias for a long path. The name is derived from the path, so a start after a kill reuses it. */
const aliasOf = (data: string): string => {
  const base = fits(join(tmpdir(), 'x'.repeat(40))) ? tmpdir() : '/tmp';
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  let folder = join(base, `oktet-${name}`);
  if (!isOursAlone(folder)) {
    try {
      mkdirSync(folder, { mode: 0o700 });
    } catch {
      folder = mkdtempSync(`${folder}-`);
    }
    chmodSync(folder, 0o700);
  }
  const link = join(folder, 'data');
  if (!leadsTo(link, data)) {
    rmSync(link, { force: true });
    symlinkSync(data, link);
  }
  return link;
};

export const socketAddress = (data: string) => {
  if (fits(data)) return { folder: data, forget: () => undefined };
  const folder = aliasOf(data);
  return { folder, forget: () => rmSync(dirname(folder), { recursive: true, force: true }) };
};
