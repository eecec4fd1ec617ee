import type { Appeal, appealsRoutes } from '#contract/appeals/appeals.ts';
import type { BodyOf } from '#contract/route.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { inLanguage } from '../../platform/words/translated.ts';
import { listActiveAdmins } from '../accounts/account/accounts.queries.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { requiredReasons } from '../vehicles/bans/operator-restriction.ts';
import { reviveStrike, takeBackStrike } from '../vehicles/bans/take-back.ts';
import { appealAnswers, isDecidedByAnother, stateOf } from './appeal-answer.ts';
import { type AppealRow, updateAppeal } from './appeals.queries.ts';
import { getAppealRow, lockAppeal } from './lock-appeal.ts';
import { officeWords, tellBothSides } from './telling/tell-sides.ts';

type Decision = { readonly id: string } & BodyOf<typeof appealsRoutes.decideAppeal>;

const requireDecidable = async (ctx: TrxContext, row: AppealRow, version: number | undefined) => {
  if (version !== undefined && version !== row.version) throw new AppError('STALE_VERSION');
  if (row.outcome !== null) throw new AppError('APPEAL_DECIDED');
  if (isDecidedByAnother(row, requireActor(ctx).userId, await listActiveAdmins(ctx.db)))
    throw new AppError('DECIDED_BY_ANOTHER');
};

export const decideAppeal = async (ctx: TrxContext, decision: Decision): Promise<Appeal> => {
  const reasons = requiredReasons(decision);
  const { outcome } = decision;
  const row = await lockAppeal(ctx, decision.id);
  await requireDecidable(ctx, row, decision.version);
  await updateAppeal(ctx.db, row.id, {
    outcome,
    decided_at: ctx.clock.now(),
    decided_by: requireActor(ctx).userId,
    reasons: JSON.stringify(reasons),
    version: row.version + 1,
  });
  const { strike_id: strikeId, plate_key: plateKey, struck_vehicle_id: vehicleId } = row;
  if (outcome === 'LIFTED') await takeBackStrike(ctx, { strikeId, plateKey, vehicleId }, reasons);
  else await reviveStrike(ctx, { strikeId, plateKey });
  await recordInJournal(ctx, {
    type: 'APPEAL_DECIDED',
    bookingId: row.booking_id,
    vehicleId: row.vehicle_id,
    userId: row.account_id,
    from: { appealState: stateOf(row, ctx.clock.now()) },
    to: { appealState: outcome, appealId: row.id },
    reasons,
  });
  const isLifted = outcome === 'LIFTED';
  await tellBothSides(ctx, row, {
    appellant: (language, plate) => ({
      template: isLifted ? 'appeal-lifted' : 'appeal-upheld',
      params: { plate, reason: inLanguage(reasons, language) },
    }),
    office: (language, plate) => ({
      template: isLifted ? 'appeal-was-lifted' : 'appeal-was-upheld',
      params: { ...officeWords(row, language, plate), reason: inLanguage(reasons, language) },
    }),
  });
  const [answer] = await appealAnswers(ctx, [await getAppealRow(ctx, row.id)]);
  return answer as Appeal;
};
