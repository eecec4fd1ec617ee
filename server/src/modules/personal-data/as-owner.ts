import type { Context } from '../../platform/context/context.ts';
import type { Account } from '../accounts/account/accounts.queries.ts';

type Owner = Pick<Account, 'id' | 'language'>;

/** Gives a context without the account's session that sees and may do what the owner may, in his language. */
export const asOwner = <C extends Pick<Context, 'actor' | 'language'>>(
  ctx: C,
  { id, language }: Owner,
): C => ({
  ...ctx,
  language,
  actor: { userId: id, sessionId: id, roles: [], sessionType: 'web', language },
});
