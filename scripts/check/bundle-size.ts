import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { inRoot } from '../lib/paths.ts';
import { ensureWebBuilt } from '../lib/web-build.ts';

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

type Bytes = { readonly js: number; readonly css: number };
type Screen = { readonly path: string; readonly chunk: RegExp; readonly budget: Bytes };

const entry = 'index.html';

/** What a person waits for first, each loaded by its route, and how much it may weigh. A budget does not grow. */
export const firstScreens: readonly Screen[] = [
  {
    path: '/user/login',
    chunk: /^src\/features\/[\w/-]+\/login-page\.tsx$/,
    budget: { js: 190_000, css: 25_000 },
  },
  {
    path: '/user/registration',
    chunk: /^src\/features\/[\w/-]+\/registration-page\.tsx$/,
    budget: { js: 195_000, css: 25_000 },
  },
  {
    path: '/booking',
    chunk: /^src\/features\/[\w/-]+\/booking-page\.tsx$/,
    budget: { js: 215_000, css: 25_000 },
  },
];

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
