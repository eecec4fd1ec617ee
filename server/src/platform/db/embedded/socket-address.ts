import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const socketName = '.s.PGSQL.5432';

/** The system's own bound for the whole path of a socket, in bytes, less the zero at its end. */
const longest = process.platform === 'linux' ? 107 : 103;

const fits = (folder: string) => Buffer.byteLength(join(folder, socketName)) <= longest;

/** Somebody else may have made a folder of that name, in order to be asked instead of the database. */
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

/** A short way to a long path. Its name follows from the path: whoever was killed leaves it to the next one. */
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

export type SocketAddress = { readonly folder: string; forget(): void };

/** The folder by which clients find the socket of a server on `data`. */
export const socketAddress = (data: string): SocketAddress => {
  if (fits(data)) return { folder: data, forget: () => undefined };
  const folder = aliasOf(data);
  return { folder, forget: () => rmSync(dirname(folder), { recursive: true, force: true }) };
};
