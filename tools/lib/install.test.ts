import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureInstalled } from './install.mjs';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'oktet-install-'));
  await mkdir(join(root, 'node_modules'));
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(join(root, name), '{}');
});

afterAll(() => {
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
