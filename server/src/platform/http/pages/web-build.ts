import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webRoot } from './page-texts.ts';

/** These pages name every asset by its hash, so they change with every build. */
const pages = ['index.html', 'board/index.html'];

export const readWebBuild = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(await readFile(join(webRoot, page)).catch(() => ''));
  return hash.digest('hex').slice(0, 16);
};
