import type { Services, TrxContext } from '../../platform/context.ts';
import { defineNotice } from '../../platform/notices/notices.ts';

export const paramsChanged = defineNotice('params-changed');

/** Much is made of the parameters: slots, days, lists, pages. */
export const forgetAll = ({ cache }: Services): void => cache.forgetAll();

/** Every instance answers with what is committed now; one that misses it, a moment later. */
export const announceParams = (ctx: TrxContext): void =>
  ctx.afterCommit(() => ctx.notices.publish(paramsChanged, ''));
