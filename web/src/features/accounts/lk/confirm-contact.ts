import type { Confirmation, Profile } from '#contract/accounts.ts';
import { outdateProfile } from '../../../domain/account/profile-changes.ts';
import { confirmCodeDialog } from '../../../domain/confirmation/confirm-code-dialog.ts';
import { resendCode } from '../account-calls.ts';

/** Asks for the code that went to the new contact; the profile then holds it. False when given up. */
export const confirmContact = async (
  confirmation: Confirmation,
  profile: Profile,
  confirm: (code: string, signal: AbortSignal) => Promise<unknown>,
): Promise<boolean> => {
  const isConfirmed = await confirmCodeDialog({
    confirmation,
    emailVerified: profile.email?.verified === true,
    confirm,
    resend: (signal) => resendCode(confirmation, signal),
  });
  if (isConfirmed) await outdateProfile();
  return isConfirmed;
};
