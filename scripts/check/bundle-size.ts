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

export const budget = { js: 190_000, css: 25_000 } as const;

const entry = 'index.html';
/** The screen at /user/login, which its route loads by itself. */
const loginScreen = /^src\/features\/[\w/-]+\/login-page\.tsx$/;

const closure = (manifest: Manifest, names: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    closure(manifest, manifest[name]?.imports ?? [], seen);
  }
  return seen;
};

/** The files a visitor of /user/login fetches before its form can be used. */
export const filesBeforeLogin = (manifest: Manifest): string[] => {
  const login = Object.keys(manifest).filter((name) => loginScreen.test(name));
  if (!manifest[entry]) throw new Error(`The build has no ${entry}`);
  if (login.length === 0) throw new Error('The build has no chunk of the screen at /user/login');
  const chunks = [...closure(manifest, [entry, ...login])].flatMap((name) => manifest[name] ?? []);
  return [...new Set(['boot.js', ...chunks.flatMap(({ file, css = [] }) => [file, ...css])])];
};

const compressedSize = async (file: string) =>
  (await promisify(brotliCompress)(await readFile(inRoot('web/dist', file)))).length;

/** Bytes by kind, compressed as they are served. */
export const measureBeforeLogin = async (): Promise<Record<keyof typeof budget, number>> => {
  await ensureWebBuilt();
  const manifest: Manifest = JSON.parse(await readFile(inRoot('web/dist/.vite/manifest.json'), 'utf8'));
  const total = { js: 0, css: 0 };
  for (const file of filesBeforeLogin(manifest))
    total[file.endsWith('.css') ? 'css' : 'js'] += await compressedSize(file);
  return total;
};

export const checkBundleSize = async (): Promise<{ problems: string[]; note: string }> => {
  const size = await measureBeforeLogin();
  const kinds = ['js', 'css'] as const;
  const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return {
    problems: kinds
      .filter((kind) => size[kind] > budget[kind])
      .map((kind) => `${kind}: ${inKb(size[kind])} before /user/login, the budget is ${inKb(budget[kind])}`),
    note: kinds.map((kind) => `${kind} ${inKb(size[kind])} of ${inKb(budget[kind])}`).join(', '),
  };
};
