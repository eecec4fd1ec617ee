import type { SetupHours, SetupPlace } from '#contract/setup/setup.ts';
import { type Context, inTransaction, type TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hasAdministrator, lockSetup, saveDraft } from './setup.queries.ts';
import type { SetupDraft } from './setup.tables.ts';

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
