import type { Language } from '#contract/common.ts';
import { escapeHtml } from '../../messages/escape-html.ts';
import { say } from '../../words/words.ts';

type PageWords = 'news' | 'acp' | 'policy' | 'agreement' | 'login' | 'registration';

/** What strangers and search engines may find, and the words each is announced with. */
const wordsOfPages: Readonly<Record<string, PageWords>> = {
  '/info': 'news',
  '/info/acp': 'acp',
  '/info/policy': 'policy',
  '/info/user-agreement': 'agreement',
  '/user/login': 'login',
  '/user/registration': 'registration',
};

export const publicPages = Object.keys(wordsOfPages);

export const isPublicPage = (path: string): boolean => Object.hasOwn(wordsOfPages, path);

const htmlLanguages: Record<Language, string> = { RU: 'ru', EN: 'en', CN: 'zh-CN' };

/** The application's page, announced by what stands on it: for search engines and for who is sent its link. */
export const announcePage = (html: string, path: string, language: Language, publicUrl: string): string => {
  const words = wordsOfPages[path] ?? 'news';
  const product = say(language, 'common.productName');
  const title = escapeHtml(say(language, `publicPages.${words}.title`));
  const description = escapeHtml(say(language, `publicPages.${words}.description`));
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
