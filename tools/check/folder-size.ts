import { dirname } from 'node:path';
import { listFiles } from '../lib/source-fingerprint.ts';

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

/** Limits the number of files per folder, not counting tests. */
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
