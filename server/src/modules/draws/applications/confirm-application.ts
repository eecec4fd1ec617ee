import type { DrawApplication } from '#contract/draws/draws.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireResendable } from '../../accounts/codes/code-refusals.ts';
import { codeRules, freshness, makeCode } from '../../accounts/codes/code-rules.ts';
import { type Code, findCode, renewCode } from '../../accounts/codes/codes.queries.ts';
import { hashCode } from '../../accounts/codes/issue-code.ts';
import { redeemCode } from '../../accounts/codes/redeem-code.ts';
import { sendingCode } from '../../bookings/booking/booking-limits.ts';
import { tellCode } from '../telling/tell-applicant.ts';
import { viewApplication } from './application-view.ts';
import { type ApplicationRow, updateApplication } from './applications.queries.ts';
import { getOpenDraw, lockOpenDraw } from './open-draw-of.ts';
import { getOwnApplication } from './own-application.ts';

const getAwaited = async (
  ctx: Context,
  date: string,
  id: string,
): Promise<{ readonly row: ApplicationRow; readonly code: Code }> => {
  await getOpenDraw(ctx, date);
  const row = await getOwnApplication(ctx, date, id);
  const code = row.confirmation_id === null ? undefined : await findCode(ctx.db, row.confirmation_id);
  if (row.confirmed_at !== null || !code) throw new AppError('NOT_AWAITING_CODE');
  return { row, code };
};

export const confirmApplication = async (
  ctx: Context,
  { date, id, typed }: { readonly date: string; readonly id: string; readonly typed: string },
): Promise<DrawApplication> => {
  const { code } = await getAwaited(ctx, date, id);
  return redeemCode(ctx, code, typed, async (trx) => {
    await lockOpenDraw(trx, date);
    const row = await getOwnApplication(trx, date, id);
    if (row.confirmed_at !== null) throw new AppError('NOT_AWAITING_CODE');
    const confirmed = await updateApplication(trx.db, row, {
      confirmed_at: trx.clock.now(),
      confirmation_id: null,
    });
    return viewApplication(trx, confirmed);
  });
};

/** Returns false if another request has renewed the code. */
const reissue = async (ctx: TrxContext, code: Code, row: ApplicationRow): Promise<boolean> => {
  const digits = makeCode();
  const renewal = { code_hash: hashCode(ctx, code.id, digits), ...freshness(ctx.clock.now()) };
  if (!(await renewCode(ctx.db, code, renewal))) return false;
  await tellCode(ctx, { code: { ...code, ...renewal }, digits }, row);
  return true;
};

export const resendApplicationCode = async (ctx: Context, date: string, id: string): Promise<void> => {
  const { row, code } = await getAwaited(ctx, date, id);
  requireResendable(code, ctx.clock.now());
  await sendingCode(ctx, row.account_id, async () => {
    if (!(await inTransaction(ctx, (trx) => reissue(trx, code, row))))
      throw new AppError('RESEND_TOO_EARLY', { retryAfterSeconds: codeRules.resendAfterSeconds });
  });
};
