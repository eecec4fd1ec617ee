import type { ConfirmationKind } from '#contract/accounts/accounts.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Account } from '../account/accounts.queries.ts';
import { verifiedContact } from '../account/contact.ts';
import type { Code } from './codes.queries.ts';

type Confirm = (trx: TrxContext, account: Account, code: Code) => Promise<Readonly<Record<string, string>>>;

type CodeKind = {
  readonly kind: ConfirmationKind;
  /** 'anybody': who knows the id may confirm. 'a session': only a session of the account that asked may. */
  readonly askedBy: 'anybody' | 'a session';
  /** Whether the right code verifies the contact. Other kinds go to a contact that is already verified. */
  readonly provesContact: boolean;
  /** Message template; without one, the issuer writes the message. */
  readonly message?: 'authorization-code' | 'login-code' | 'password-reset-code' | 'mail-phone-update-code';
  /** Runs in the transaction that spends the code. Absent if a route of its own spends the code. */
  readonly confirm?: Confirm;
};

const defined = new Map<ConfirmationKind, CodeKind>();

export const defineCodeKind = (definition: CodeKind): CodeKind => {
  if (defined.has(definition.kind)) throw new Error(`The code kind ${definition.kind} is defined twice`);
  defined.set(definition.kind, definition);
  return definition;
};

export const getCodeKind = (kind: ConfirmationKind): CodeKind => {
  const found = defined.get(kind);
  if (!found) throw new Error(`Nobody has defined the code kind ${kind}`);
  return found;
};

/**
 * Whether a code can be right at all: a contact verified by another account cannot be verified again, and
 * one no longer verified by this account opens nothing. The response looks the same either way.
 */
export const canBeRight = (
  { kind, account_id, channel }: Pick<Code, 'kind' | 'account_id' | 'channel'>,
  holder: Account | undefined,
): boolean => {
  if (account_id === null) return false;
  const isOwn = holder?.id === account_id;
  const isTaken = holder !== undefined && verifiedContact(holder, channel) !== undefined;
  return getCodeKind(kind).provesContact ? isOwn || !isTaken : isOwn;
};
