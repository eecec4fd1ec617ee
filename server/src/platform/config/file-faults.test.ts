import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../load-config.ts';
import { asNobody } from '../../testing/as-nobody.ts';
import { faultsOf } from '../../testing/config-faults.ts';
import { createTestFolder } from '../../testing/test-folder.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await createTestFolder();
  file = join(folder, 'regulations.pdf');
  writeFileSync(file, '%PDF');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('files that are offered must be there to be read', () => {
  expect(loadConfig({ REGULATIONS_FILE: file }).site.regulationsFile).toBe(file);
  expect(faultsOf({ REGULATIONS_FILE: folder, APK_FILE: join(folder, 'oktet.apk') })).toEqual([
    `REGULATIONS_FILE: ${folder} is not a file`,
    `APK_FILE: ${join(folder, 'oktet.apk')} does not exist`,
  ]);
});

test.runIf(process.platform !== 'win32')('files and folders must be open to who starts the server', () => {
  chmodSync(file, 0o000);
  chmodSync(folder, 0o555);
  const env = { APK_FILE: file, DATA_DIR: join(folder, 'new/data'), FILES_DIR: folder };
  expect(asNobody(() => faultsOf(env))).toEqual([
    `APK_FILE: this user may not read ${file}`,
    `DATA_DIR: this user may not write to ${folder}`,
    `FILES_DIR: this user may not write to ${folder}`,
  ]);
  chmodSync(folder, 0o755);
});

test('a file that lines are added to may be missing, but not its folder', () => {
  const heads = join(folder, 'heads.jsonl');
  expect(loadConfig({ LOG_HEADS: heads }).queueLog.headsFile).toBe(heads);
  expect(existsSync(heads)).toBe(false);
  expect(faultsOf({ LOG_HEADS: folder })).toEqual([`LOG_HEADS: ${folder} is not a file`]);
  expect(faultsOf({ LOG_HEADS: join(folder, 'missing/heads') })).toEqual([
    `LOG_HEADS: ${join(folder, 'missing')} does not exist`,
  ]);
});

test('folders cannot lie in a file; those that nothing is kept in need not be there', () => {
  const nowhere = { DATA_DIR: join(file, 'data'), FILES_DIR: file };
  expect(faultsOf({ ...nowhere, TRUST_PROXY: 'foo' })).toEqual([
    expect.stringMatching(/^TRUST_PROXY: /),
    `DATA_DIR: ${file} is not a folder`,
    `FILES_DIR: ${file} is not a folder`,
  ]);
  const elsewhere = {
    DATABASE_URL: 'postgres://u:p@127.0.0.1/db',
    AUTH_SECRET: 'x'.repeat(32),
    S3_BUCKET: 'oktet',
  };
  expect(faultsOf({ ...nowhere, ...elsewhere })).toEqual([]);
});
