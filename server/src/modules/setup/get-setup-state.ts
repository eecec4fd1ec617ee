import type { Channel } from '#contract/accounts/accounts.ts';
import type { SetupState, TestMessage } from '#contract/setup/setup.ts';
import type { Context } from '../../platform/context/context.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { findDelivery, findSetup } from './setup.queries.ts';
import type { SetupDraft } from './setup.tables.ts';

export const findTest = async (
  { db }: Pick<Context, 'db'>,
  { tests }: SetupDraft,
  channel: Channel,
): Promise<TestMessage | null> => {
  const sent = tests?.[channel];
  if (!sent) return null;
  const delivery = await findDelivery(db, sent.id);
  const outcome = delivery?.sent ? 'SENT' : 'FAILED';
  return { to: sent.to, state: delivery ? outcome : 'WAITING', reason: delivery?.reason ?? null };
};

export const getSetupState = async (ctx: Context): Promise<SetupState> => {
  const { config } = ctx;
  const draft = (await findSetup(ctx.db))?.draft ?? {};
  const { slotMinutes, slotCapacity, priorityReserve, weeklyHours } = await getBookingParams(ctx);
  return {
    place: draft.place ?? null,
    hours: draft.hours ?? null,
    usualHours: { slotMinutes, slotCapacity, priorityReserve, weeklyHours },
    mailFrom: config.mail.from,
    channels: {
      EMAIL: {
        isConfigured: config.mail.smtpUrl !== undefined,
        test: await findTest(ctx, draft, 'EMAIL'),
      },
      SMS: { isConfigured: config.sms !== undefined, test: await findTest(ctx, draft, 'SMS') },
    },
    hasOutbox: config.outbox,
    needsFactor: config.requireAdminSecondStep,
  };
};
