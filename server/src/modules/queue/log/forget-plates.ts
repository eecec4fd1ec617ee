import type { Context } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { removePlates } from './log.queries.ts';

export const forgetPlatesJob = defineJob<Record<string, never>>('forget-plates-of-log');

/** The log stays; which trucks it was about is forgotten with all other personal data. */
export const forgetPlates = async (ctx: Context): Promise<number> => {
  const { personalDataMonths } = await getBookingParams(ctx);
  const now = ctx.clock.now().toZonedDateTimeISO(ctx.config.timeZone);
  return removePlates(ctx.db, now.subtract({ months: personalDataMonths }).toInstant());
};
