import type { Context, Services, TrxContext } from '../../platform/context.ts';
import { createReadyAnswers, type ReadyAnswers } from '../../platform/http/ready/ready-answers.ts';
import { defineNotice } from '../../platform/notices/notices.ts';

export const newsChanged = defineNotice('news-changed');

const key = 'news';
/** The net under notices, which may be lost. */
const maxAgeMs = 60_000;
const mostAnswers = 32;

/** What readers were answered since the news changed last. */
export const readyNews = (ctx: Context): Promise<ReadyAnswers> =>
  ctx.cache.readLasting(key, maxAgeMs, async () => createReadyAnswers(mostAnswers));

export const forgetNews = ({ cache }: Services): void => cache.forgetOne(key);

/** Every instance answers with what is committed now. */
export const announceNews = (ctx: TrxContext): void =>
  ctx.afterCommit(() => ctx.notices.publish(newsChanged, ''));
