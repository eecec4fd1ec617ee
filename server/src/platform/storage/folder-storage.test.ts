import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStorage } from './folder-storage.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'oktet-storage-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const files = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

test('what was written is read back, whole and in part, until it is removed', async () => {
  const storage = folderStorage(root);
  const id = randomUUID();
  expect(await storage.write(id, Readable.from(['certificate']))).toBe(11);
  expect(await storage.size(id)).toBe(11);
  expect(await text((await storage.read(id)) ?? Readable.from([]))).toBe('certificate');
  expect(await text((await storage.read(id, { start: 0, end: 3 })) ?? Readable.from([]))).toBe('cert');
  await storage.remove(id);
  expect(await storage.read(id)).toBeUndefined();
  expect(await storage.size(id)).toBeUndefined();
});

test('a stream that breaks or is aborted leaves nothing behind', async () => {
  const storage = folderStorage(root);
  const breaking = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('cut');
    })(),
  );
  await expect(storage.write(randomUUID(), breaking)).rejects.toThrow('cut');
  const aborted = AbortSignal.abort();
  await expect(storage.write(randomUUID(), Readable.from(['x']), aborted)).rejects.toThrow();
  expect(await files()).toEqual([]);
});

test.each(['../../etc/passwd', '', 'a/b', `${randomUUID()}/..`])('%j is not a name of a file', async (id) => {
  await expect(folderStorage(root).write(id, Readable.from(['x']))).rejects.toThrow();
});
