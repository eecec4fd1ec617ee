import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type ClickCounter, createClickCounter } from './click-counter.ts';

const counters = new WeakMap<object, ClickCounter>();

const counterOf = ({ db, config }: Context): ClickCounter => {
  const counter = counters.get(db) ?? createClickCounter(db, config.timeZone);
  counters.set(db, counter);
  return counter;
};

export const countClick = async (ctx: Context, blockId: string): Promise<void> => {
  const isKnown = await counterOf(ctx)(blockId, ctx.clock.now());
  if (!isKnown) throw new AppError('NOT_FOUND');
};
