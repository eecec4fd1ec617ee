import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

const denied = new Set(['EACCES', 'EPERM']);

export const fileFault = (name: string): string | undefined => {
  const path = resolve(name);
  try {
    if (!statSync(path).isFile()) return `${path} is not a file`;
    closeSync(openSync(path, 'r'));
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return `${path} does not exist`;
    return denied.has(code) ? `this user may not read ${path}` : `${path} cannot be read (${code})`;
  }
};

export const contentFault = (name: string): string | undefined => {
  const path = resolve(name);
  try {
    readdirSync(path);
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return `${path} does not exist`;
    if (code === 'ENOTDIR') return `${path} is not a folder`;
    return denied.has(code) ? `this user may not read ${path}` : `${path} cannot be read (${code})`;
  }
};

export const appendFault = (name: string): string | undefined => {
  const path = resolve(name);
  if (!existsSync(path))
    return existsSync(dirname(path)) ? folderFault(dirname(path)) : `${dirname(path)} does not exist`;
  try {
    if (!statSync(path).isFile()) return `${path} is not a file`;
    closeSync(openSync(path, 'a'));
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    return denied.has(code) ? `this user may not write to ${path}` : `${path} cannot be written to (${code})`;
  }
};

const nearestExisting = (path: string): string =>
  existsSync(path) || path === dirname(path) ? path : nearestExisting(dirname(path));

/** Undefined if the folder, which may not exist yet, can be written to. Leaves nothing behind. */
export const folderFault = (name: string): string | undefined => {
  const path = nearestExisting(resolve(name));
  try {
    if (!statSync(path).isDirectory()) return `${path} is not a folder`;
    // Really creates something: access(2) does not notice read-only disks everywhere.
    rmdirSync(mkdtempSync(join(path, '.oktet-')));
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    return denied.has(code) ? `this user may not write to ${path}` : `${path} cannot be written to (${code})`;
  }
};
