import type { Context, Services, TrxContext } from '../../platform/context/context.ts';
import { createReadyAnswers, type ReadyAnswers } from '../../platform/http/ready/ready-answers.ts';
import { defineNotice } from '../../platform/notices/notices.ts';

export const newsChanged = defineNotice('news-changed');

const key = 'news';
/** Upper bound of staleness if a notice is lost. */
const maxAgeMs = 60_000;
const mostAnswers = 32;

export const readyNews = (ctx: Context): Promise<ReadyAnswers> =>
  ctx.cache.readLasting(key, maxAgeMs, async () => createReadyAnswers(mostAnswers));

export const forgetNews = ({ cache }: Services): void => cache.forgetOne(key);

/** Invalidates the cache of every instance after commit. */
export const announceNews = (ctx: TrxContext): void =>
  ctx.afterCommit(() => ctx.notices.publish(newsChanged, ''));
