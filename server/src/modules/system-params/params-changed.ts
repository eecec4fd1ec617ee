import type { Services, TrxContext } from '../../platform/context/context.ts';
import { defineNotice } from '../../platform/notices/notices.ts';

export const paramsChanged = defineNotice('params-changed');

/** Clears everything, since slots, days, lists and pages all depend on the parameters. */
export const forgetAll = ({ cache }: Services): void => cache.forgetAll();

/** Invalidates every instance after commit; one that misses it follows by cache expiry. */
export const announceParams = (ctx: TrxContext): void =>
  ctx.afterCommit(() => ctx.notices.publish(paramsChanged, ''));
