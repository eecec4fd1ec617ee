import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const beatMs = 2000;
const staleMs = 10_000;

/** @param {string} file @param {string} token @param {'wx' | 'w'} flag */
const tryWrite = (file, token, flag) => {
  try {
    writeFileSync(file, token, { flag });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
};

/** @param {string} file */
const ageMs = (file) => {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
};

/** @param {string} file @param {string} token */
const holds = (file, token) => {
  try {
    return readFileSync(file, 'utf8') === token;
  } catch {
    return false;
  }
};

/**
 * A killed holder leaves its file behind. Process ids are reused, so staleness is judged by the file's age.
 * The second look detects that another process took over the same stale file.
 * @param {string} file @param {string} token
 */
const takeOver = async (file, token) => {
  tryWrite(file, token, 'w');
  await delay(300);
  return holds(file, token);
};

/**
 * Runs `work` while no other process does so under the same lock file.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait]
 * @returns {Promise<T>}
 */
export const withFileLock = async (file, work, onWait) => {
  const token = `${process.pid} ${Math.random()}`;
  for (let waited = false; !tryWrite(file, token, 'wx'); waited = true) {
    if (ageMs(file) > staleMs && (await takeOver(file, token))) break;
    if (!waited) onWait?.();
    await delay(200);
  }
  const beat = setInterval(() => holds(file, token) && utimesSync(file, new Date(), new Date()), beatMs);
  const release = () => {
    clearInterval(beat);
    if (holds(file, token)) rmSync(file, { force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
};
