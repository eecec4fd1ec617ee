import { useEffect, useEffectEvent, useRef } from 'react';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { readConfirmation } from '../../confirmation/kept-confirmation.ts';
import type { ContactKind } from './confirm-contact.ts';

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
