import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { withFileLock } from './file-lock.mjs';
import { inRoot, root } from './paths.ts';
import { startProgress } from './progress.mjs';
import { capture, tool } from './run-process.ts';
import { fingerprint } from './source-fingerprint.ts';
import { canWriteIn } from './writable.mjs';

const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const smallest = 512;

/** Compresses once at the highest quality, instead of quickly on each request. */
const precompress = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('.vite'));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < smallest) return;
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
};

const sources = [
  'web',
  'kernel/src',
  'contract/src',
  'locales',
  'tools/build',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
];
const notSources = /^web\/dist\/|\.test\.tsx?$/;
const dist = inRoot('web/dist');
const stamp = inRoot('web/dist/.vite/fingerprint');

const isBuilt = (print: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === print;

/** Replaces the old build by renaming folders, so that an interrupted build leaves the old one intact. */
const build = async (print: string) => {
  const fresh = inRoot(`.cache/web-dist-${process.pid}`);
  const old = `${fresh}-old`;
  try {
    const args = ['build', '--outDir', fresh, '--emptyOutDir', '--manifest', '--logLevel', 'warn'];
    const { code, output } = await capture(tool('vite'), args, { NODE_ENV: 'production' });
    if (code !== 0) throw new Error(`The web could not be built\n${output}`);
    await precompress(fresh);
    await writeFile(`${fresh}/.vite/fingerprint`, print);
    if (existsSync(dist)) await rename(dist, old);
    await rename(fresh, dist);
  } finally {
    for (const folder of [fresh, old]) await rm(folder, { recursive: true, force: true });
  }
};

export const ensureWebBuilt = async (): Promise<void> => {
  if (isBuilt(await fingerprint(sources, notSources))) return;
  if (!canWriteIn(root, inRoot('.cache'), inRoot('web')))
    throw new Error(
      `The web is not built, and this user may not write ${root}: run npm run build there as its owner.`,
    );
  await mkdir(inRoot('.cache'), { recursive: true });
  const end = startProgress('Building the web');
  try {
    await withFileLock(inRoot('.cache/build.lock'), async () => {
      const print = await fingerprint(sources, notSources);
      if (!isBuilt(print)) await build(print);
    });
    end(true);
  } catch (error) {
    end(false);
    throw error;
  }
};
