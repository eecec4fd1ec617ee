import type { Language } from '#contract/common.ts';
import type { Context } from '../../context/context.ts';
import { escapeHtml } from '../../messages/escape-html.ts';
import { say } from '../../words/words.ts';

export type Announcement = { readonly title: string; readonly description: string };

export type PublicPages = {
  list(ctx: Context): Promise<readonly { readonly path: string; readonly changedAt: Temporal.Instant }[]>;
  find(ctx: Context, path: string): Promise<Announcement | undefined>;
};

type PageWords =
  | 'home'
  | 'openData'
  | 'news'
  | 'acp'
  | 'guide'
  | 'policy'
  | 'agreement'
  | 'login'
  | 'registration';

const wordsOfPages: Readonly<Record<string, PageWords>> = {
  '/': 'home',
  '/open': 'openData',
  '/info': 'news',
  '/info/acp': 'acp',
  '/info/guide': 'guide',
  '/info/policy': 'policy',
  '/info/user-agreement': 'agreement',
  '/user/login': 'login',
  '/user/registration': 'registration',
};

export const publicPages = Object.keys(wordsOfPages);

const ownAnnouncement = (path: string, language: Language): Announcement | undefined => {
  const words = Object.hasOwn(wordsOfPages, path) ? wordsOfPages[path] : undefined;
  if (!words) return undefined;
  return {
    title: say(language, `publicPages.${words}.title`),
    description: say(language, `publicPages.${words}.description`),
  };
};

export const findAnnouncement = async (
  ctx: Context,
  modulePages: readonly PublicPages[],
  path: string,
): Promise<Announcement | undefined> => {
  const own = ownAnnouncement(path, ctx.language);
  if (own) return own;
  for (const { find } of modulePages) {
    const found = await find(ctx, path);
    if (found) return found;
  }
  return undefined;
};

const htmlLanguages: Record<Language, string> = { RU: 'ru', EN: 'en', CN: 'zh-CN' };

export const announcePage = (
  html: string,
  { language, config: { publicUrl } }: Pick<Context, 'language' | 'config'>,
  path: string,
  announcement: Announcement,
): string => {
  const product = say(language, 'common.productName');
  const title = escapeHtml(announcement.title);
  const description = escapeHtml(announcement.description);
  const address = escapeHtml(`${publicUrl}${path}`);
  const head = [
    `<title>${title} · ${product}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="${product}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="${escapeHtml(publicUrl)}/assets/preview.png" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${htmlLanguages[language]}"`)
    .replace(/<title>[^<]*<\/title>/, () => head.join('\n    '));
};
