import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { escapeHtml } from '../../messages/escape-html.ts';
import { siteFacts } from './site-facts.ts';

export const webRoot = join(import.meta.dirname, '../../../../../web/dist');

/** These pages name every asset by its hash, so they change with every build. */
const buildPages = ['index.html', 'board/index.html'];

export const readWebBuild = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const page of buildPages) hash.update(await readFile(join(webRoot, page)).catch(() => ''));
  return hash.digest('hex').slice(0, 16);
};

const folder = 'pages';
const end = '.html';

const listPrepared = async (): Promise<ReadonlySet<string>> => {
  const files = await readdir(join(webRoot, folder), { recursive: true }).catch(() => []);
  const pages = files.filter((file) => file.endsWith(end)).map((file) => file.slice(0, -end.length));
  return new Set(pages.map((page) => `/${page.replaceAll('\\', '/')}`));
};

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const preparedFor = (prepared: ReadonlySet<string>, path: string): string | undefined => {
  for (let place = path; place !== ''; place = parentOf(place))
    if (prepared.has(place)) return `${folder}${place}${end}`;
  return undefined;
};

export type PageText = {
  readonly html: string;
  /** Hashes of the page's inline scripts, as a content policy names them. */
  readonly inlineScripts: readonly string[];
};

const hashScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );

export type PageTexts = {
  find(page: string): Promise<PageText | undefined>;
  driverPage(path: string): string;
};

export const readPageTexts = async (config: Config): Promise<PageTexts> => {
  const prepared = await listPrepared();
  const site = `<meta name="oktet-site" content="${escapeHtml(JSON.stringify(siteFacts(config)))}" />`;
  const written = new Map<string, PageText & { readonly state: string }>();
  return {
    find: async (page) => {
      const file = join(webRoot, page);
      const found = await stat(file).catch(() => undefined);
      if (!found) return undefined;
      const state = `${found.mtimeMs} ${found.size}`;
      const cached = written.get(page);
      if (cached?.state === state) return cached;
      const html = (await readFile(file, 'utf8')).replace('<title>', () => `${site}\n    <title>`);
      const text = { state, html, inlineScripts: hashScripts(html) };
      written.set(page, text);
      return text;
    },
    driverPage: (path) => preparedFor(prepared, path === '/' ? '/index' : path) ?? 'index.html',
  };
};
