import type { Duty, dutiesRoutes } from '#contract/duties/duties.ts';
import type { BodyOf } from '#contract/route.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { lockCurrentAccount } from '../accounts/account/current-account.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';
import { type DutyRow, findRunningDutyOf, insertDuty, lockDuty, updateDuty } from './duties.queries.ts';
import { dutyAnswer } from './read-duties.ts';
import { timeWords } from './time-words.ts';

/** If two operators take over the same duty, the second is told who was first. */
const takeOver = async (ctx: TrxContext, id: string): Promise<DutyRow> => {
  const taken = await lockDuty(ctx.db, id);
  if (!taken) throw new AppError('NOT_FOUND');
  const { successor_id: by, successor_name: name, taken_over_at: at } = taken;
  if (by !== null && at !== null)
    throw new AppError('DUTY_TAKEN_OVER', {
      params: { name: name ?? '', time: timeWords(ctx, at) },
      extras: { by: { id: by, name: name ?? '' }, at: wireInstant(ctx, at) },
    });
  if (taken.ended_at === null) await updateDuty(ctx.db, id, { ended_at: ctx.clock.now() });
  return taken;
};

export const beginDuty = async (
  ctx: TrxContext,
  { note, takesOverFrom, seen }: BodyOf<typeof dutiesRoutes.beginDuty>,
): Promise<Duty> => {
  const { id: operatorId } = await lockCurrentAccount(ctx);
  const taken = takesOverFrom === undefined ? undefined : await takeOver(ctx, takesOverFrom);
  const running = await findRunningDutyOf(ctx.db, operatorId);
  if (running) throw new AppError('DUTY_RUNNING', { params: { time: timeWords(ctx, running.started_at) } });
  const id = uuidv7(ctx.clock);
  await insertDuty(ctx.db, {
    id,
    operator_id: operatorId,
    started_at: ctx.clock.now(),
    note_before: note ?? null,
    takes_over_from: taken?.id ?? null,
    seen: [...(seen ?? [])],
  });
  await recordInJournal(ctx, {
    type: 'DUTY_BEGUN',
    to: { dutyId: id, ...(taken && { takesOverFrom: taken.id }) },
    ...(taken && { userId: taken.operator_id }),
  });
  return dutyAnswer(ctx, id);
};
