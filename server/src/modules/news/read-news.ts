import type { NewsItem } from '#contract/news/news.ts';
import type { Context } from '../../platform/context/context.ts';
import { type PageRequest, toPage } from '../../platform/db/page.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ReadyAnswer } from '../../platform/http/ready/ready-answer.ts';
import { announcedAnswers } from '../../platform/http/ready/ready-answers.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';
import { findNews, type NewsRow, selectNews } from './news.queries.ts';

export const newsAnswers = announcedAnswers('news', 32);

export const toNewsItem = (
  { config }: Pick<Context, 'config'>,
  { id, titles, texts, created_at, version }: NewsRow,
): NewsItem => ({ id, titles, texts, createdDate: toWireInstant(created_at, config.timeZone), version });

export const listNews = async (ctx: Context, request: PageRequest): Promise<ReadyAnswer> => {
  const ready = await newsAnswers.get(ctx);
  return ready.read(`${request.page} ${request.size}`, () =>
    toPage(ctx.db, selectNews(ctx.db), request, (row) => toNewsItem(ctx, row)),
  );
};

export const getNews = async (ctx: Context, id: string): Promise<ReadyAnswer> => {
  const ready = await newsAnswers.get(ctx);
  return ready.read(id, async () => {
    const row = await findNews(ctx.db, id);
    if (!row) throw new AppError('NOT_FOUND');
    return toNewsItem(ctx, row);
  });
};
