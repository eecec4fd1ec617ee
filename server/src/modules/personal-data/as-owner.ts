import type { Context } from '../../platform/context/context.ts';
import type { Account } from '../accounts/account/accounts.queries.ts';

type Owner = Pick<Account, 'id' | 'language'>;

/** For work on an account's behalf without its session: sees and does what its owner may, in his language. */
export const asOwner = <C extends Pick<Context, 'actor' | 'language'>>(
  ctx: C,
  { id, language }: Owner,
): C => ({
  ...ctx,
  language,
  actor: { userId: id, sessionId: id, roles: [], sessionType: 'web', language },
});
