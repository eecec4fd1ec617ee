import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { inRoot } from '../lib/paths.ts';
import { ensureWebBuilt } from '../lib/web-build.ts';
import { type Bytes, filesNamedIn, firstScreens } from './first-screens.ts';

const servedSize = async (file: string) => {
  const plain = inRoot('web/dist', file);
  const compressed = `${plain}.br`;
  return (await stat(existsSync(compressed) ? compressed : plain)).size;
};

const measure = async (files: readonly string[]): Promise<Bytes> => {
  const total = { js: 0, css: 0 };
  for (const file of files) total[file.endsWith('.css') ? 'css' : 'js'] += await servedSize(file);
  return total;
};

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

export const checkBundleSize = async (): Promise<{ problems: string[]; note: string }> => {
  await ensureWebBuilt();
  const problems: string[] = [];
  const notes: string[] = [];
  for (const { path, budget, files: allowed } of firstScreens) {
    const files = filesNamedIn(await readFile(inRoot(`web/dist/pages${path}.html`), 'utf8'));
    const size = await measure(files);
    notes.push(`${path} ${files.length} files, js ${inKb(size.js)}, css ${inKb(size.css)}`);
    if (files.length > allowed)
      problems.push(`${files.length} files before ${path}, the budget is ${allowed}`);
    for (const kind of ['js', 'css'] as const)
      if (size[kind] > budget[kind])
        problems.push(`${kind}: ${inKb(size[kind])} before ${path}, the budget is ${inKb(budget[kind])}`);
  }
  if (problems.length > 0)
    problems.push(
      'The budgets stand in tools/check/first-screens.ts; one grows with what a new capability adds.',
    );
  return { problems, note: notes.join('; ') };
};
