import { z } from 'zod';
import { bodyEchoing, paged, pageQuery, seenVersion, version } from '../common.ts';
import { route } from '../route.ts';
import { newsItem, newsTexts, newsTitles } from './news.ts';

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
