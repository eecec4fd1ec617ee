import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { inRoot } from '../lib/paths.ts';
import { ensureWebBuilt } from '../lib/web-build.ts';
import { type Bytes, firstScreens, type Screen } from './first-screens.ts';

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'index.html';

const closure = (manifest: Manifest, names: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    closure(manifest, manifest[name]?.imports ?? [], seen);
  }
  return seen;
};

/** The files that are fetched before a screen can be used. */
export const filesBefore = (
  manifest: Manifest,
  { path, chunk }: Pick<Screen, 'path' | 'chunk'>,
): string[] => {
  const own = Object.keys(manifest).filter((name) => chunk.test(name));
  if (!manifest[entry]) throw new Error(`The build has no ${entry}`);
  if (own.length === 0) throw new Error(`The build has no chunk of the screen at ${path}`);
  const chunks = [...closure(manifest, [entry, ...own])].flatMap((name) => manifest[name] ?? []);
  return [...new Set(['boot.js', ...chunks.flatMap(({ file, css = [] }) => [file, ...css])])];
};

const compressedSize = async (file: string) =>
  (await promisify(brotliCompress)(await readFile(inRoot('web/dist', file)))).length;

/** Bytes by kind, compressed as they are served. */
const measure = async (files: readonly string[]): Promise<Bytes> => {
  const total = { js: 0, css: 0 };
  for (const file of files) total[file.endsWith('.css') ? 'css' : 'js'] += await compressedSize(file);
  return total;
};

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

export const checkBundleSize = async (): Promise<{ problems: string[]; note: string }> => {
  await ensureWebBuilt();
  const manifest: Manifest = JSON.parse(await readFile(inRoot('web/dist/.vite/manifest.json'), 'utf8'));
  const problems: string[] = [];
  const notes: string[] = [];
  for (const screen of firstScreens) {
    const size = await measure(filesBefore(manifest, screen));
    notes.push(`${screen.path} js ${inKb(size.js)}, css ${inKb(size.css)}`);
    for (const kind of ['js', 'css'] as const) {
      const allowed = screen.budget[kind];
      if (size[kind] > allowed)
        problems.push(`${kind}: ${inKb(size[kind])} before ${screen.path}, the budget is ${inKb(allowed)}`);
    }
  }
  return { problems, note: notes.join('; ') };
};
