import { isDeepStrictEqual } from 'node:util';
import { languages } from '#contract/common.ts';
import type { NewsItem } from '#contract/news/news.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError, invalidField } from '../../platform/errors/app-error.ts';
import { differing } from '../../platform/journal/differing.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { deleteNewsRow, insertNews, lockNews, type NewsRow, updateNewsRow } from './news.queries.ts';
import { newsAnswers, toNewsItem } from './read-news.ts';
import { sanitiseMarkdown } from './sanitise-markdown.ts';

type Words = Pick<NewsItem, 'titles' | 'texts'>;
type SeenNews = { readonly id: string; readonly version?: number | undefined };

const sanitised = (texts: Words['texts']): Words['texts'] => {
  const safe = { ...texts };
  for (const language of languages) {
    const text = sanitiseMarkdown(texts[language]);
    if (text === undefined) throw invalidField(`texts.${language}`, 'INVALID_VALUE');
    safe[language] = text;
  }
  return safe;
};

const toSnapshot = ({ id, titles, texts }: NewsRow) => ({ newsId: id, titles, texts });

const getSeen = async (ctx: TrxContext, { id, version }: SeenNews): Promise<NewsRow> => {
  const row = await lockNews(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (version !== undefined && version !== row.version) throw new AppError('STALE_VERSION');
  return row;
};

export const createNews = async (ctx: TrxContext, { titles, texts }: Words): Promise<NewsItem> => {
  const now = ctx.clock.now();
  const row = await insertNews(ctx.db, {
    id: uuidv7(ctx.clock),
    titles: JSON.stringify(titles),
    texts: JSON.stringify(sanitised(texts)),
    created_at: now,
    changed_at: now,
  });
  await recordInJournal(ctx, { type: 'NEWS_ADDED', to: toSnapshot(row) });
  newsAnswers.announce(ctx);
  return toNewsItem(ctx, row);
};

export const updateNews = async (ctx: TrxContext, seen: SeenNews, given: Words): Promise<NewsItem> => {
  const before = await getSeen(ctx, seen);
  const after: Words = { titles: given.titles, texts: sanitised(given.texts) };
  const { titles, texts } = before;
  if (isDeepStrictEqual(after, { titles, texts })) return toNewsItem(ctx, before);
  const row = await updateNewsRow(ctx.db, before.id, {
    titles: JSON.stringify(after.titles),
    texts: JSON.stringify(after.texts),
    changed_at: ctx.clock.now(),
    version: before.version + 1,
  });
  const changed = differing(toSnapshot(before), toSnapshot(row));
  await recordInJournal(ctx, {
    type: 'NEWS_CHANGED',
    from: { newsId: row.id, ...changed?.from },
    to: { newsId: row.id, ...changed?.to },
  });
  newsAnswers.announce(ctx);
  return toNewsItem(ctx, row);
};

export const deleteNews = async (ctx: TrxContext, seen: SeenNews): Promise<void> => {
  const row = await getSeen(ctx, seen);
  await deleteNewsRow(ctx.db, row.id);
  await recordInJournal(ctx, { type: 'NEWS_DELETED', from: toSnapshot(row) });
  newsAnswers.announce(ctx);
};
