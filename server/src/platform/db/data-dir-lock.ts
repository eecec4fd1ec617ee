import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../errors/plain-error.ts';

export class DataDirInUseError extends PlainError {
  constructor(dataDir: string) {
    super(
      `Another Oktet is running on ${dataDir}. Two would destroy the database: stop the other one, or set DATA_DIR (and PORT).`,
    );
  }
}

/** Where possible, a name that the operating system frees however the process ends. */
const lockName = async (dataDir: string) => {
  const key = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 24);
  if (process.platform === 'linux') return { path: `\0oktet-${key}`, file: undefined };
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\oktet-${key}`, file: undefined };
  // The file is not in the data folder, because that folder's path may be too long for a socket.
  const file = join(tmpdir(), `oktet-${key}.lock`);
  return { path: file, file };
};

/** Whether a server listens on the socket. */
export const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });

const listen = (path: string) =>
  new Promise<ReturnType<typeof createServer> | undefined>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });

/** Two processes on one embedded database corrupt it, so the second one must not even open it. */
export const lockDataDir = async (dataDir: string): Promise<() => Promise<void>> => {
  const { path, file } = await lockName(dataDir);
  let server = await listen(path);
  if (!server && file && !(await answers(path))) {
    await rm(file, { force: true });
    server = await listen(path);
  }
  if (!server) throw new DataDirInUseError(dataDir);
  const held = server;
  return () => new Promise((resolve) => held.close(() => resolve()));
};
