import { chmodSync, closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

const usualLimit = 1_000_000;

/** Appends to a file and rotates it to `….old` when full, replacing the previous one. */
export const openBoundedLog = (file: string, limit = usualLimit) => {
  const open = () => {
    const opened = openSync(file, 'a', 0o600);
    chmodSync(file, 0o600);
    return opened;
  };
  let handle = open();
  let size = fstatSync(handle).size;
  return (text: string) => {
    if (size > limit) {
      closeSync(handle);
      renameSync(file, `${file}.old`);
      handle = open();
      size = 0;
    }
    size += writeSync(handle, text);
  };
};
