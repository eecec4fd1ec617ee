import { useEffect, useEffectEvent, useRef } from 'react';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { readConfirmation } from '../../confirmation/kept-confirmation.ts';
import type { ContactKind } from './confirm-contact.ts';

/** A code that was awaited when the tab was reloaded is asked for again, once. */
export const useKeptContact = (kind: ContactKind, ask: (confirmation: Confirmation) => unknown) => {
  const again = useEffectEvent(ask);
  const isAsked = useRef(false);
  useEffect(() => {
    const kept = readConfirmation(kind);
    if (kept && !isAsked.current) again(kept.confirmation);
    isAsked.current = true;
  }, [kind]);
};
