import { Lexer, walkTokens } from 'marked';
import { newsWords } from '#kernel/news/news-words.ts';
import { withoutEntities } from '#kernel/safe-link.ts';
import type { PublicPages } from '../../platform/http/pages/public-pages.ts';
import { findNews, listNewsTimes } from './news.queries.ts';

const longestDescription = 200;
/** A sitemap may hold 50,000; older news are reachable through the list. */
const mostListed = 1000;
const address = /^\/info\/news\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const firstWords = (markdown: string): string => {
  const words: string[] = [];
  walkTokens(Lexer.lex(markdown), (token) => {
    const isLeaf = !('tokens' in token && token.tokens?.length);
    if (isLeaf && ['text', 'codespan', 'escape'].includes(token.type)) words.push(withoutEntities(token.raw));
  });
  const text = words.join(' ').replaceAll(/\s+/g, ' ').trim();
  return text.length > longestDescription ? `${text.slice(0, longestDescription - 1).trimEnd()}…` : text;
};

export const newsPages: PublicPages = {
  list: async ({ db }) =>
    (await listNewsTimes(db, mostListed)).map(({ id, changed_at }) => ({
      path: `/info/news/${id}`,
      changedAt: changed_at,
    })),
  find: async ({ db, language }, path) => {
    const id = address.exec(path)?.[1];
    const row = id && (await findNews(db, id));
    if (!row) return undefined;
    const { title, text } = newsWords(row, language);
    return { title, description: firstWords(text) };
  },
};
