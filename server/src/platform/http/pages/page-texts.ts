import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#contract/common.ts';
import type { Config } from '../../config/config.ts';
import { escapeHtml } from '../../messages/escape-html.ts';
import { announcePage, isPublicPage } from './public-pages.ts';
import { type Tagged, tagged } from './revalidation.ts';
import { siteFacts } from './site-facts.ts';

export const webRoot = join(import.meta.dirname, '../../../../../web/dist');

const folder = 'pages';
const end = '.html';

/** The pages that the build prepared for some screens, by the address below which each of them is served. */
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

export type PageTexts = {
  /** Undefined: the web is not built. */
  find(page: string, path: string, language: Language): Promise<Tagged | undefined>;
  /** The page of the driver's application that is prepared best for that address. */
  driverPage(path: string): string;
};

/** Every page as it is sent, written once: with what the operator configured, and announced where strangers come. */
export const readPageTexts = async (config: Config): Promise<PageTexts> => {
  const prepared = await listPrepared();
  const site = `<meta name="oktet-site" content="${escapeHtml(JSON.stringify(siteFacts(config)))}" />`;
  const written = new Map<string, Tagged>();

  const write = (html: string, path: string, language: Language) => {
    const ours = html.replace('<title>', () => `${site}\n    <title>`);
    return tagged(isPublicPage(path) ? announcePage(ours, path, language, config.publicUrl) : ours);
  };

  return {
    find: async (page, path, language) => {
      const file = join(webRoot, page);
      const state = await stat(file).catch(() => undefined);
      if (!state) return undefined;
      const audience = isPublicPage(path) ? `${path} ${language}` : '';
      const key = `${page} ${state.mtimeMs} ${state.size} ${audience}`;
      const text = written.get(key) ?? write(await readFile(file, 'utf8'), path, language);
      written.set(key, text);
      return text;
    },
    driverPage: (path) => preparedFor(prepared, path) ?? 'index.html',
  };
};
