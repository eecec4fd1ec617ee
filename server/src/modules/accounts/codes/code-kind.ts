import type { ConfirmationKind } from '#contract/accounts/accounts.ts';
import type { TrxContext } from '../../../platform/context.ts';
import type { Account } from '../account/accounts.queries.ts';
import { verifiedContact } from '../account/contact.ts';
import type { Code } from './codes.queries.ts';

/** Returns the answer's headers: a token where the code signs in. */
type Confirm = (trx: TrxContext, account: Account, code: Code) => Promise<Readonly<Record<string, string>>>;

type CodeKind = {
  readonly kind: ConfirmationKind;
  /** Who can ask for one: whoever knows its id may confirm it, except where a session has asked for it. */
  readonly askedBy: 'anybody' | 'a session';
  /** The right code proves the contact to be the account's own. The others go to one that already is. */
  readonly provesContact: boolean;
  /** The message that carries it. None: whoever issues it words it. */
  readonly message?: 'authorization-code' | 'login-code' | 'password-reset-code' | 'mail-phone-update-code';
  /** What the right code does, in the transaction that spends it. None: it is spent together with something else. */
  readonly confirm?: Confirm;
};

const defined = new Map<ConfirmationKind, CodeKind>();

/** Called once, in the room that knows what such a code is for. */
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

/** Whoever is sent the code of a second step has given the password. */
export const isForSignedOut = (kind: ConfirmationKind): boolean =>
  getCodeKind(kind).askedBy === 'anybody' && kind !== 'LOGIN_ATTEMPT';

/**
 * Whether any code can be right, given who holds the contact. What another account has verified cannot be proved
 * again, and what the account no longer has verified opens nothing. The asker sees no difference.
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
