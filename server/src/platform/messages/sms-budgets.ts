import type { Context } from '../context/context.ts';
import { type Limit, takeEach, usedShare } from '../limits/limits.ts';
import type { Figure } from '../metrics/figure.ts';
import type { SmsBudget } from './define-message.ts';
import type { RenderedMessage } from './rendered-message.ts';

/** Far more than a full day of bookings needs: the last barrier against an attack. */
export const messagesLimits = { smsPerHour: 1000, bulkSmsPerMinute: 20, offerSmsPerMinute: 20 };

declare module '../limits/limit-numbers.ts' {
  interface LimitNumbers {
    smsPerHour: number;
    bulkSmsPerMinute: number;
    offerSmsPerMinute: number;
  }
}

const perHour = (name: string, times: number): Limit => ({
  name,
  points: 'smsPerHour',
  times,
  seconds: 3600,
});

const all = perHour('sms', 1);
/** Leaves a quarter for drivers who book and sign in. */
const unreserved = perHour('sms-unreserved', 0.75);
const signedOut = perHour('sms-signed-out', 0.5);
const news = perHour('sms-news', 1);

/** A closure tells hundreds of drivers; their SMS must not delay calls to the gate. */
const bulk: Limit = { name: 'sms-bulk', points: 'bulkSmsPerMinute', seconds: 60 };

/** Counted apart from `bulk`, so that closures and freed places do not hold each other's SMS back. */
const offers: Limit = { name: 'sms-offers', points: 'offerSmsPerMinute', seconds: 60 };

const limitsOf: Readonly<Record<SmsBudget, readonly Limit[]>> = {
  'signed-out': [signedOut, unreserved, all],
  account: [unreserved, all],
  reserved: [all],
  news: [news],
  bulk: [bulk],
  offers: [offers],
};

/** How much of each budget of this hour is used. */
export const smsBudgetFigure: Figure = {
  name: 'oktet_sms_budget_used_ratio',
  help: 'Used share of the hourly SMS budgets; at 1 what is not yet sent waits.',
  labels: ['budget'],
  read: (ctx) =>
    Promise.all(
      [all, unreserved, signedOut, news].map(async (limit) => ({
        labels: { budget: limit.name },
        value: await usedShare(ctx, limit),
      })),
    ),
};

export const smsPressure = (ctx: Pick<Context, 'db' | 'clock' | 'config' | 'secrets'>): Promise<number> =>
  usedShare(ctx, signedOut);

/** Whether a message of the budget would have to wait now. */
export const isSmsLate = async (
  ctx: Pick<Context, 'db' | 'clock' | 'config' | 'secrets'>,
  budget: SmsBudget,
): Promise<boolean> => {
  for (const limit of limitsOf[budget]) if ((await usedShare(ctx, limit)) >= 1) return true;
  return false;
};

/**
 * Every SMS costs money, so there is an hourly ceiling, split so that strangers cannot use up what drivers need.
 * Over budget a code is put off until the hour of the budget is over. Jobs that are due then are taken in the
 * order in which they were written, so codes go first come first. News, above all calls to the gate, are always
 * sent.
 */
export const underSmsBudget = async (
  ctx: Context,
  message: RenderedMessage,
  budget: SmsBudget,
  send: () => Promise<void>,
  putOff: (seconds: number) => Promise<void>,
): Promise<void> => {
  if (message.channel !== 'SMS') return send();
  const taken = await takeEach(ctx, limitsOf[budget]);
  if (budget !== 'bulk' && budget !== 'offers' && taken.some(({ isFirstOver }) => isFirstOver))
    ctx.log.error(
      { alarm: 'smsPerHour', budget, limit: ctx.config.limits.smsPerHour },
      'more SMS than the budget of an hour: codes wait until it is over',
    );
  const within = taken.filter(({ isOver }) => !isOver);
  const giveBack = async () => {
    for (const one of within) await one.giveBack();
  };
  const over = taken.filter(({ isOver }) => isOver);
  if (budget !== 'news' && over.length > 0) {
    await giveBack();
    return putOff(Math.max(...over.map(({ retryAfterSeconds }) => retryAfterSeconds)));
  }
  try {
    await send();
  } catch (error) {
    await giveBack();
    throw error;
  }
};
