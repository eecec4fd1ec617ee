import { z } from 'zod';
import {
  bodyEchoing,
  id,
  instant,
  line,
  localizedText,
  paged,
  pageQuery,
  seenVersion,
  version,
} from '../common.ts';
import { route } from '../route.ts';

const markdown = z
  .string()
  .trim()
  .max(10_000)
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u);

const title = line(200);

const inLanguages = (text: z.ZodString) =>
  z.strictObject({ RU: text.min(1), EN: text.default(''), CN: text.default('') });

const newsTitles = inLanguages(title);
const newsTexts = inLanguages(markdown);

/** An empty language falls back to Russian, and the screen says so. */
const newsItem = z.object({
  id,
  titles: localizedText,
  texts: localizedText,
  createdDate: instant,
  version,
});
export type NewsItem = z.infer<typeof newsItem>;

const words = { titles: newsTitles, texts: newsTexts };

export const newsRoutes = {
  listNews: route('GET /news', 'public', {
    summary: 'News, newest first',
    query: z.strictObject(pageQuery(3)),
    answers: { 200: paged(newsItem) },
    cache: { maxAgeSeconds: 0 },
  }),
  getNews: route('GET /news/{id}', 'public', {
    summary: 'One item of the news',
    answers: { 200: newsItem },
    cache: { maxAgeSeconds: 0 },
  }),
  createNews: route('POST /news', 'admin', {
    summary: 'Publishes an item; its Markdown is kept without HTML and without links that run',
    body: bodyEchoing(words, newsItem),
    answers: { 201: newsItem },
  }),
  updateNews: route('PUT /news/{id}', 'admin', {
    summary: 'Changes an item of the news',
    body: bodyEchoing({ ...words, version: version.optional() }, newsItem),
    answers: { 200: newsItem },
  }),
  deleteNews: route('DELETE /news/{id}', 'admin', {
    summary: 'Deletes an item of the news',
    query: z.strictObject({ version: seenVersion }),
  }),
} as const;
