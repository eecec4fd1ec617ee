import { useEffect, useEffectEvent, useRef } from 'react';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { confirmCodeDialog } from '../../confirmation/confirm-code-dialog.ts';
import {
  forgetConfirmation,
  keepConfirmation,
  readConfirmation,
} from '../../confirmation/kept-confirmation.ts';
import { outdateProfile } from '../profile.ts';
import { resendCode } from './resend-code.ts';

type ContactKind = 'mail' | 'phone';

type Confirm = (code: string, signal: AbortSignal) => Promise<unknown>;

/** False if the person gives up. The confirmation is kept in the tab, so that a reload asks again. */
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

/** After a reload of the tab, asks once more for a code that was still expected. */
export const useKeptContact = (kind: ContactKind, ask: (confirmation: Confirmation) => unknown) => {
  const again = useEffectEvent(ask);
  const isAsked = useRef(false);
  useEffect(() => {
    const kept = readConfirmation(kind);
    if (kept && !isAsked.current) again(kept.confirmation);
    isAsked.current = true;
  }, [kind]);
};
