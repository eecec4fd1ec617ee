import type { Language } from '#contract/common.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { updateAccount } from './accounts.queries.ts';
import { lockCurrentAccount, requireActor } from './current-account.ts';

export const changeLanguage = async (ctx: TrxContext, language: Language): Promise<void> => {
  const { userId } = requireActor(ctx);
  if ((await lockCurrentAccount(ctx)).language === language) return;
  await updateAccount(ctx.db, userId, { language });
  // Cached admissions contain the language of error messages.
  ctx.afterCommit(() => ctx.sessions.forget({ userId }));
};
