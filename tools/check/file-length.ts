import { readFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.ts';
import { listFiles } from '../lib/source-fingerprint.ts';

const longest = 250;
const folders = ['kernel', 'contract', 'server/src', 'web', 'tools', 'e2e', 'bench'];
const counted = /\.(ts|tsx|mjs|js|css|html)$/;

export const checkFileLength = async (): Promise<string[]> => {
  const files = (await Promise.all(folders.map(listFiles))).flat();
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
