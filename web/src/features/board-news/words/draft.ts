import type { NewsItem } from '#contract/news/news.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { forgetTab, readTab, writeTab } from '../../../lib/tab-store.ts';
import type { Words } from './words.ts';

/** Unsaved input and the version it is based on. */
export type Draft = Words & { readonly version: number };

/** Per operator. */
const keyOf = (id: string) => `oktet.board.news.${currentSession().accountId}.${id}`;

const isDraft = (value: Draft | null): value is Draft =>
  typeof value?.version === 'number' &&
  typeof value.titles?.RU === 'string' &&
  typeof value.texts?.RU === 'string';

export const readDraft = (id: string): Draft | undefined => {
  const kept = readTab<Draft>(keyOf(id));
  return isDraft(kept) ? kept : undefined;
};

export const keepDraft = (id: string, { titles, texts, version }: Draft) =>
  writeTab(keyOf(id), { titles, texts, version });

export const forgetDraft = (id: NewsItem['id']) => forgetTab(keyOf(id));
