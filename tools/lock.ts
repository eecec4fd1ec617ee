import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeLock, type LockFile } from './lib/lock-file.ts';
import { inRoot } from './lib/paths.ts';
import { capture } from './lib/run-process.ts';

// npm limits the lock file to what is in node_modules, so it is generated in a folder without one.
const folder = await mkdtemp(join(tmpdir(), 'oktet-lock-'));
try {
  const { workspaces } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const name of ['.', ...workspaces]) {
    await mkdir(join(folder, name), { recursive: true });
    await cp(inRoot(name, 'package.json'), join(folder, name, 'package.json'));
  }
  const { code, output } = await capture('npm', [
    ...['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
    ...['--prefix', folder],
  ]);
  if (code !== 0) throw new Error(output);
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as LockFile;
  const { lock: complete, added } = completeLock(lock);
  await writeFile(inRoot('package-lock.json'), `${JSON.stringify(complete, null, 2)}\n`);
  console.log(
    `package-lock.json: ${Object.keys(complete.packages).length} packages, ${added} of other platforms added`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
