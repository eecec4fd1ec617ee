import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirInUseError, lockDataDir } from './data-dir-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oktet-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder is held by one at a time and free again afterwards', async () => {
  const unlock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toBeInstanceOf(DataDirInUseError);
  await unlock();
  const again = await lockDataDir(folder);
  await again();
});

test('a process that was killed leaves no lock behind', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'data-dir-lock.ts')).href;
  const script = `import { lockDataDir } from ${JSON.stringify(module)};
    await lockDataDir(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(lockDataDir(folder)).rejects.toBeInstanceOf(DataDirInUseError);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const unlock = await lockDataDir(folder);
  await unlock();
});
