import type { Context, Services, TrxContext } from '../../platform/context.ts';
import { createReadyAnswers, type ReadyAnswers } from '../../platform/http/ready/ready-answers.ts';
import { defineNotice } from '../../platform/notices/notices.ts';

export const promoChanged = defineNotice('promo-changed');

const key = 'promo';
/** The net under notices, which may be lost. */
const maxAgeMs = 60_000;
/** Of 127 sets of places; the screens ask for three of them. */
const mostAnswers = 8;

/** What visitors were answered since banners changed last. */
export const readyPromo = (ctx: Context): Promise<ReadyAnswers> =>
  ctx.cache.readLasting(key, maxAgeMs, async () => createReadyAnswers(mostAnswers));

export const forgetPromo = ({ cache }: Services): void => cache.forgetOne(key);

/** Every instance answers with what is committed now. */
export const announcePromo = (ctx: TrxContext): void =>
  ctx.afterCommit(() => ctx.notices.publish(promoChanged, ''));
