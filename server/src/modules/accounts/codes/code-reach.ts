import type { ConfirmationKind } from '#contract/accounts.ts';
import type { Account } from '../account/accounts.queries.ts';

type Asked = { readonly kind: ConfirmationKind; readonly account_id: string | null };

/** Kinds that prove a contact to be the account's own; the others go to one that already is. */
const provingKinds: readonly ConfirmationKind[] = ['AUTHORIZATION', 'MAIL_PHONE_UPDATE'];

/**
 * Whether any code can be right, given who has the contact verified. What another account has verified cannot be
 * proved again, and what the account no longer has verified opens nothing. The asker sees no difference.
 */
export const canBeRight = ({ kind, account_id }: Asked, owner: Account | undefined): boolean => {
  if (account_id === null) return false;
  const isOwn = owner?.id === account_id;
  return provingKinds.includes(kind) ? owner === undefined || isOwn : isOwn;
};
