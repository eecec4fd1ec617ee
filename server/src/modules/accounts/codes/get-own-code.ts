import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireActor } from '../account/current-account.ts';
import { type Code, findCode } from './codes.queries.ts';
import { type AccountCodeKind, isAccountCode } from './deliver-code.ts';

/** A confirmation by its id. Knowing the id is the right to it, except where a session has asked for it. */
export const getOwnCode = async (
  ctx: Context,
  id: string,
): Promise<Code & { readonly kind: AccountCodeKind }> => {
  const code = await findCode(ctx.db, id);
  if (!code || !isAccountCode(code)) throw new AppError('NOT_FOUND');
  if (code.kind === 'MAIL_PHONE_UPDATE' && code.account_id !== requireActor(ctx).userId)
    throw new AppError('NOT_FOUND');
  return code;
};
