import type { Context } from '../../platform/context/context.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';

export const published = (ctx: Pick<Context, 'clock' | 'config'>) =>
  ({
    at: wireInstant(ctx, ctx.clock.now()),
    timeZone: ctx.config.timeZone,
    licence: 'CC BY 4.0',
  }) as const;
