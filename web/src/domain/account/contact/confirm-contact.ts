import type { Confirmation, Profile } from '#contract/accounts/accounts.ts';
import { confirmCodeDialog } from '../../confirmation/confirm-code-dialog.ts';
import { forgetConfirmation, keepConfirmation } from '../../confirmation/kept-confirmation.ts';
import { outdateProfile } from '../profile-changes.ts';
import { resendCode } from './resend-code.ts';

export type ContactKind = 'mail' | 'phone';

type Confirm = (code: string, signal: AbortSignal) => Promise<unknown>;

/**
 * Asks for the code that went to the new contact; the profile then holds it. False when given up. A reload of the tab
 * meanwhile asks again.
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
