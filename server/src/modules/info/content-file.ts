import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#contract/common.ts';
import type { InfoPageName } from '#contract/info-routes.ts';
import type { Config } from '../../platform/config/config.ts';

export type ContentFile = {
  readonly language: Language;
  readonly state: string;
  read(): Promise<string>;
};

const findIn = async (
  { contentDir }: Config,
  page: InfoPageName,
  language: Language,
): Promise<ContentFile | undefined> => {
  const path = join(contentDir, 'info', `${page}.${language.toLowerCase()}.md`);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const state = `${found.ino} ${found.size} ${found.mtimeMs}`;
  return { language, state, read: () => readFile(path, 'utf8') };
};

/** The page in the given language, else in Russian, which always exists. */
export const findContentFile = async (
  config: Config,
  page: InfoPageName,
  language: Language,
): Promise<ContentFile | undefined> =>
  (await findIn(config, page, language)) ?? (await findIn(config, page, 'RU'));
