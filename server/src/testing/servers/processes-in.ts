import { existsSync, readdirSync, readlinkSync } from 'node:fs';

const workingFolder = (pid: string) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
};

export const processesIn = (folder: string): number[] =>
  existsSync('/proc')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && workingFolder(name).startsWith(folder))
        .map(Number)
    : [];
