import type { Channel } from '#contract/accounts/accounts.ts';
import type { SetupHours, SetupPlace, SetupState, TestMessage } from '#contract/setup/setup.ts';
import { type Context, inTransaction, type TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { findDelivery, findSetup, hasAdministrator, lockSetup, saveDraft } from './setup.queries.ts';
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

/** Fails if somebody finished the set-up while this waited for the lock. */
export const lockDraft = async (trx: TrxContext): Promise<SetupDraft> => {
  const setup = await lockSetup(trx.db);
  if (!setup?.key_salt || (await hasAdministrator(trx.db))) throw new AppError('SETUP_OVER');
  return setup.draft;
};

export const changeDraft = async (trx: TrxContext, change: (draft: SetupDraft) => SetupDraft) =>
  saveDraft(trx.db, change(await lockDraft(trx)));

type Steps = { readonly place?: SetupPlace | undefined; readonly hours?: SetupHours | undefined };

/** A step that is absent stays as it was kept before. */
export const keepSteps = (ctx: Context, { place, hours }: Steps): Promise<void> =>
  inTransaction(ctx, async (trx) => {
    await changeDraft(trx, (draft) => ({ ...draft, ...(place && { place }), ...(hours && { hours }) }));
  });
