import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireActor } from '../account/current-account.ts';
import { getCodeKind } from './code-kind.ts';
import { type Code, findCode } from './codes.queries.ts';

/** Knowing the id is enough, except for codes requested by a session. */
export const getCode = async (ctx: Context, id: string): Promise<Code> => {
  const code = await findCode(ctx.db, id);
  if (!code) throw new AppError('NOT_FOUND');
  if (getCodeKind(code.kind).askedBy === 'a session') {
    const { userId, sessionType } = requireActor(ctx);
    if (code.account_id !== userId || sessionType === 'terminal') throw new AppError('NOT_FOUND');
  }
  return code;
};
