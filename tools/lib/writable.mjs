import { accessSync, constants, existsSync } from 'node:fs';

/**
 * Whether this user may write into all of these folders that exist. Services often run as a user with
 * read-only access to the program.
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
