import { accessSync, constants, existsSync } from 'node:fs';

/**
 * Whether this user may write into all of these folders, as far as they exist. A service often runs as somebody who may
 * only read the program.
 * @param {string[]} folders
 */
export const canWriteIn = (...folders) =>
  folders.filter(existsSync).every((folder) => {
    try {
      accessSync(folder, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  });
