import type { Context, Services, TrxContext } from '../../platform/context/context.ts';
import { createReadyAnswers, type ReadyAnswers } from '../../platform/http/ready/ready-answers.ts';
import { defineNotice } from '../../platform/notices/notices.ts';

export const promoChanged = defineNotice('promo-changed');

const key = 'promo';
/** Upper bound of staleness if a notice is lost. */
const maxAgeMs = 60_000;
/** There are 127 combinations of positions; the screens use three. */
const mostAnswers = 8;

export const readyPromo = (ctx: Context): Promise<ReadyAnswers> =>
  ctx.cache.readLasting(key, maxAgeMs, async () => createReadyAnswers(mostAnswers));

export const forgetPromo = ({ cache }: Services): void => cache.forgetOne(key);

/** Invalidates the cache of every instance after commit. */
export const announcePromo = (ctx: TrxContext): void =>
  ctx.afterCommit(() => ctx.notices.publish(promoChanged, ''));
