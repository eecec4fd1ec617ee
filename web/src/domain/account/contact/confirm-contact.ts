import type { Confirmation } from '#contract/accounts/accounts.ts';
import { confirmCodeDialog } from '../../confirmation/confirm-code-dialog.ts';
import { forgetConfirmation, keepConfirmation } from '../../confirmation/kept-confirmation.ts';
import { outdateProfile } from '../profile.ts';
import { resendCode } from './resend-code.ts';

export type ContactKind = 'mail' | 'phone';

type Confirm = (code: string, signal: AbortSignal) => Promise<unknown>;

/**
 * Asks for the code sent to the new contact and outdates the cached profile. Returns false if the person gives up.
 * The confirmation is kept in the tab, so that a reload asks again.
 */
export const confirmContact = async (
  kind: ContactKind,
  confirmation: Confirmation,
  confirm: Confirm,
): Promise<boolean> => {
  keepConfirmation(kind, confirmation, null);
  const isConfirmed = await confirmCodeDialog({
    confirmation,
    confirm,
    resend: (signal) => resendCode(confirmation, signal),
  });
  forgetConfirmation(kind);
  if (isConfirmed) await outdateProfile();
  return isConfirmed;
};
