import type { Duty } from '#contract/duties/duties.ts';
import { isAdmin } from '#kernel/access.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { lockCurrentAccount } from '../accounts/account/current-account.ts';
import { lockDuty, updateDuty } from './duties.queries.ts';
import { dutyAnswer } from './read-duties.ts';
import { timeWords } from './time-words.ts';

/** Ends a duty. An administrator may end the one of somebody who went home without handing over. */
export const endDuty = async (
  ctx: TrxContext,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<Duty> => {
  const { id: actorId } = await lockCurrentAccount(ctx);
  const duty = await lockDuty(ctx.db, id);
  if (!duty) throw new AppError('NOT_FOUND');
  if (duty.operator_id !== actorId && !isAdmin(ctx.actor)) throw new AppError('FORBIDDEN');
  if (duty.ended_at !== null)
    throw new AppError('DUTY_ENDED', {
      params: {
        name: duty.successor_name ?? duty.operator_name ?? '',
        time: timeWords(ctx, duty.ended_at),
      },
    });
  await updateDuty(ctx.db, id, { ended_at: ctx.clock.now(), note });
  await recordInJournal(ctx, { type: 'DUTY_ENDED', userId: duty.operator_id, to: { dutyId: id } });
  return dutyAnswer(ctx, id);
};
