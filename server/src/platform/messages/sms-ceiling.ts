import type { Context } from '../context.ts';
import { type Limit, takeOne } from '../limits/limits.ts';
import type { Message } from './message.ts';
import { SendFailure } from './send-failure.ts';

/** Far more than a full day of bookings needs; an attack that gets past all other limits stops here. */
export const messagesLimits = { smsPerHour: 1000 };

declare module '../limits/limit-numbers.ts' {
  interface LimitNumbers {
    smsPerHour: number;
  }
}

const allSms: Limit = { name: 'sms', points: 'smsPerHour', seconds: 3600 };

/**
 * Every SMS costs money, so there is a ceiling over all of them. Beyond it codes wait for the next hour, as for a
 * gateway that is away; what drivers are told about their bookings still goes out.
 */
export const underCeiling = async (
  ctx: Context,
  message: Message,
  send: () => Promise<void>,
): Promise<void> => {
  if (message.channel !== 'SMS') return send();
  const { isOver, isFirstOver, giveBack } = await takeOne(ctx, allSms);
  if (isFirstOver)
    ctx.log.error(
      { alarm: 'smsPerHour', limit: ctx.config.limits.smsPerHour },
      'more SMS than the ceiling of an hour: codes wait until it is over',
    );
  if (isOver && message.code !== undefined) throw new SendFailure(message, { code: 'SMS_CEILING' });
  try {
    await send();
  } catch (error) {
    await giveBack();
    throw error;
  }
};
