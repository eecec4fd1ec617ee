import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../../testing/servers/s3-server.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';
import { type Storage, StorageAwayError } from './storage.ts';

type Driver = { readonly storage: Storage; readonly folder: string; close(): Promise<void> };

const openFolder = async (): Promise<Driver> => {
  const folder = await mkdtemp(join(tmpdir(), 'oktet-storage-'));
  return { storage: folderStorage(folder), folder, close: () => rm(folder, { recursive: true }) };
};

const openS3 = async (): Promise<Driver> => {
  const { settings, folder, close } = await startS3Server();
  return { storage: s3Storage(settings), folder, close };
};

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const spoolFiles = async () => (await readdir(tmpdir())).filter((name) => /^oktet-.*\.part$/.test(name));

const textOf = async (stream: Readable | undefined) => (stream ? text(stream) : undefined);

describe.each([
  ['a folder', openFolder],
  ['an S3 bucket', openS3],
])('files in %s', (_name, open) => {
  let driver: Driver;
  let storage: Storage;

  beforeAll(async () => {
    driver = await open();
    storage = driver.storage;
  });

  afterAll(() => driver.close());

  test('are read back, whole and in part, until they are removed', async () => {
    const id = randomUUID();
    expect(await storage.write(id, Readable.from(['certi', 'ficate']))).toBe(11);
    expect(await storage.size(id)).toBe(11);
    expect(await textOf(await storage.read(id))).toBe('certificate');
    expect(await textOf(await storage.read(id, { start: 2, end: 4 }))).toBe('rti');
    await storage.remove(id);
    expect(await storage.read(id)).toBeUndefined();
    expect(await storage.size(id)).toBeUndefined();
    await storage.remove(id);
    expect(await filesIn(driver.folder)).toEqual([]);
  });

  test('keep every byte of a large stream', async () => {
    const id = randomUUID();
    const chunks = Array.from({ length: 40 }, () => randomBytes(77_777));
    expect(await storage.write(id, Readable.from(chunks))).toBe(40 * 77_777);
    const stream = await storage.read(id);
    const read = stream ? await buffer(stream) : undefined;
    expect(read?.equals(Buffer.concat(chunks))).toBe(true);
    await storage.remove(id);
  });

  test('that were never whole leave nothing behind', async () => {
    const before = await spoolFiles();
    const breaking = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('cut');
      })(),
    );
    await expect(storage.write(randomUUID(), breaking)).rejects.toThrow('cut');
    await expect(storage.write(randomUUID(), Readable.from(['x']), AbortSignal.abort())).rejects.toThrow();
    expect(await filesIn(driver.folder)).toEqual([]);
    expect(await spoolFiles()).toEqual(before);
  });

  test('are aborted half way', async () => {
    const controller = new AbortController();
    const endless = Readable.from(
      (async function* () {
        for (let count = 0; ; count += 1) {
          if (count === 100) controller.abort();
          yield Buffer.alloc(10_000);
        }
      })(),
    );
    await expect(storage.write(randomUUID(), endless, controller.signal)).rejects.toThrow();
    expect(await filesIn(driver.folder)).toEqual([]);
  });

  test.each(['../../etc/passwd', '', 'a/b', `${randomUUID()}/..`, `../${randomUUID()}`])(
    'are not named %j',
    async (id) => {
      await expect(async () => storage.write(id, Readable.from(['x']))).rejects.toThrow(/named by an id/);
      await expect(async () => storage.read(id)).rejects.toThrow(/named by an id/);
      await expect(async () => storage.remove(id)).rejects.toThrow(/named by an id/);
    },
  );
});

test('what an upload that ended with the machine left in the folder goes with the file', async () => {
  const { storage, folder, close } = await openFolder();
  const id = randomUUID();
  await storage.write(id, Readable.from(['x']));
  await writeFile(join(folder, id.slice(-2), `${id}.part`), 'half');
  await storage.remove(id);
  expect(await filesIn(folder)).toEqual([]);
  await close();
});

test('a bucket that cannot be reached is said to be away, not missing', async () => {
  const { settings, close } = await startS3Server();
  await close();
  const storage = s3Storage(settings);
  await expect(storage.read(randomUUID())).rejects.toThrow(StorageAwayError);
  await expect(storage.write(randomUUID(), Readable.from(['x']))).rejects.toThrow(StorageAwayError);
});

test('a bucket that does not take the key is said to be away, not missing', async () => {
  const { settings, close } = await startS3Server();
  const storage = s3Storage({
    ...settings,
    credentials: { accessKeyId: 'tester', secretAccessKey: 'wrong' },
  });
  await expect(storage.read(randomUUID())).rejects.toThrow(StorageAwayError);
  await expect(storage.write(randomUUID(), Readable.from(['x']))).rejects.toThrow(StorageAwayError);
  await close();
});

test('folders of files are open to their owner alone', async () => {
  const { storage, folder, close } = await openFolder();
  await storage.write(randomUUID(), Readable.from(['certificate']));
  const folders = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.length).toBeGreaterThan(0);
  for (const { parentPath, name } of folders)
    expect((await stat(join(parentPath, name))).mode & 0o777).toBe(0o700);
  await close();
});
