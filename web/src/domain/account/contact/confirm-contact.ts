import type { Confirmation, Profile } from '#contract/accounts/accounts.ts';
import { confirmCodeDialog } from '../../confirmation/confirm-code-dialog.ts';
import { forgetConfirmation, keepConfirmation } from '../../confirmation/kept-confirmation.ts';
import { outdateProfile } from '../profile.ts';
import { resendCode } from './resend-code.ts';

export type ContactKind = 'mail' | 'phone';

type Confirm = (code: string, signal: AbortSignal) => Promise<unknown>;

/**
 * Asks for the code sent to the new contact and invalidates the cached profile. False when the person gives
 * up. Stored in the tab, so a reload asks again.
 */
export const confirmContact = async (
  kind: ContactKind,
  confirmation: Confirmation,
  profile: Profile,
  confirm: Confirm,
): Promise<boolean> => {
  keepConfirmation(kind, confirmation, null);
  const isConfirmed = await confirmCodeDialog({
    confirmation,
    emailVerified: profile.email?.verified === true,
    confirm,
    resend: (signal) => resendCode(confirmation, signal),
  });
  forgetConfirmation(kind);
  if (isConfirmed) await outdateProfile();
  return isConfirmed;
};
