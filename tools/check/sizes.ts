import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inRoot } from '../lib/paths.ts';
import { listFiles } from '../lib/source-fingerprint.ts';

const longest = 250;
const measured = ['kernel', 'contract', 'server/src', 'web', 'tools', 'e2e', 'bench'];
const counted = /\.(ts|tsx|mjs|js|css|html)$/;

export const checkFileLength = async (): Promise<string[]> => {
  const files = (await Promise.all(measured.map(listFiles))).flat();
  const source = files.filter((file) => counted.test(file) && !file.startsWith('web/dist/'));
  const lengths = await Promise.all(
    source.map(async (file) => ({
      file,
      lines: (await readFile(inRoot(file), 'utf8')).trimEnd().split('\n').length,
    })),
  );
  return lengths
    .filter(({ lines }) => lines > longest)
    .map(({ file, lines }) => `${file} has ${lines} lines; ${longest} is the limit`);
};

const most = 20;
const folders = [
  'web/src',
  'server/src/modules',
  'server/src/platform',
  'server/src/testing',
  'kernel/src',
  'contract/src',
];
const isTest = /\.test\.tsx?$/;

export const crowdedFolders = (files: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const file of files)
    if (!isTest.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder} holds ${count} files; ${most} is the limit`);
};

export const checkFolderSize = async (): Promise<string[]> =>
  crowdedFolders((await Promise.all(folders.map(listFiles))).flat());
