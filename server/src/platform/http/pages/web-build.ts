import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webRoot } from './page-texts.ts';

/** The pages name every file they need by its hash, so another build has other pages. */
const pages = ['index.html', 'board/index.html'];

/** Which build of the web this instance serves: a screen that was loaded from another one is out of date. */
export const readWebBuild = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(await readFile(join(webRoot, page)).catch(() => ''));
  return hash.digest('hex').slice(0, 16);
};
