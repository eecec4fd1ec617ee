import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureInstalled } from './install.mjs';

let root: string;

beforeAll(async () => {
  // The output is muted, because it would look like failures of this run.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  root = await mkdtemp(join(tmpdir(), 'oktet-install-'));
  await mkdir(join(root, 'node_modules'));
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(join(root, name), '{}');
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const withNpm = (program: string) => {
  const file = join(root, 'npm-cli.js');
  writeFileSync(file, program);
  vi.stubEnv('npm_execpath', file);
  return ensureInstalled(root);
};

test('once installed, a start asks nothing of npm or the network, until something else is to be installed', async () => {
  await expect(withNpm('process.exit(1)')).rejects.toThrow('npm install ended with code 1');
  await withNpm('');
  await withNpm('process.exit(1)');
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
  await expect(withNpm('process.exit(1)')).rejects.toThrow('npm install ended with code 1');
});

/** Runs as a user with read-only access. */
const installAsReader = () => {
  const program = `
    const { ensureInstalled } = await import(${JSON.stringify(new URL('./install.mjs', import.meta.url))});
    if (process.getuid() === 0) process.setuid(65534);
    await ensureInstalled(${JSON.stringify(root)});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: '' },
  });
  return { status, stderr };
};

test.skipIf(process.platform === 'win32')(
  'who may not write the folder runs what its owner installed, or is told in one sentence',
  () => {
    for (const folder of [root, join(root, 'node_modules')]) chmodSync(folder, 0o555);
    try {
      expect(installAsReader()).toMatchObject({ stderr: expect.stringContaining('as its owner') });
      for (const folder of [root, join(root, 'node_modules')]) chmodSync(folder, 0o755);
      writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
      for (const folder of [root, join(root, 'node_modules')]) chmodSync(folder, 0o555);
      expect(installAsReader()).toEqual({ status: 0, stderr: '' });
    } finally {
      for (const folder of [root, join(root, 'node_modules')]) chmodSync(folder, 0o755);
    }
  },
);
