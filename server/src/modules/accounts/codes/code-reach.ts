import type { Channel, ConfirmationKind } from '#contract/accounts.ts';
import type { Account } from '../account/accounts.queries.ts';
import { verifiedContact } from '../account/contact.ts';

type Asked = {
  readonly kind: ConfirmationKind;
  readonly account_id: string | null;
  readonly channel: Channel;
};

/** Kinds that prove a contact to be the account's own; the others go to one that already is. */
export const provingKinds: readonly ConfirmationKind[] = ['AUTHORIZATION', 'MAIL_PHONE_UPDATE'];

/**
 * Whether any code can be right, given who holds the contact. What another account has verified cannot be proved
 * again, and what the account no longer has verified opens nothing. The asker sees no difference.
 */
export const canBeRight = ({ kind, account_id, channel }: Asked, holder: Account | undefined): boolean => {
  if (account_id === null) return false;
  const isOwn = holder?.id === account_id;
  const isTaken = holder !== undefined && verifiedContact(holder, channel) !== undefined;
  return provingKinds.includes(kind) ? isOwn || !isTaken : isOwn;
};
