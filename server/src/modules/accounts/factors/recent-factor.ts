import { hasConsoleRole, type Role } from '#kernel/access.ts';
import { isRecent, requireRecentPassword } from '../../../platform/auth/recent-password.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireActor } from '../account/current-account.ts';
import { type FactorProof, findFactorTime, setSessionFactor } from '../sessions/sessions.queries.ts';
import { hasFactor } from './factors.queries.ts';

export const needsFactor = (
  { config }: Pick<Context, 'config'>,
  { roles }: { readonly roles: readonly Role[] },
): boolean => config.requireAdminSecondStep && hasConsoleRole(roles);

/**
 * Before factors are changed, the password and a factor, if there is one, must have been given in this session
 * within the last minutes. Otherwise whoever knows the password alone could add a factor of his own.
 */
export const requireRecentProof = async (ctx: Context | TrxContext): Promise<void> => {
  await requireRecentPassword(ctx);
  const { userId, sessionId } = requireActor(ctx);
  if (!(await hasFactor(ctx.db, userId))) return;
  if (!isRecent(await findFactorTime(ctx.db, sessionId), ctx.clock.now()))
    throw new AppError('FACTOR_CHECK_REQUIRED');
};

/** The session counts as opened with the factor, because it was just proved in it. */
export const noteProof = async (trx: TrxContext, proof: FactorProof): Promise<void> => {
  const { sessionId, lacksFactor } = requireActor(trx);
  await setSessionFactor(trx.db, sessionId, proof, trx.clock.now());
  if (lacksFactor) trx.afterCommit(() => trx.sessions.forget({ sessionId }));
};
