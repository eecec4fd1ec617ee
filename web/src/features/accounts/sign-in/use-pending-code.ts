import { useEffect, useState } from 'react';
import {
  forgetConfirmation,
  keepConfirmation,
  readConfirmation,
} from '../../../domain/confirmation/kept-confirmation.ts';
import { loadCodeStep, type PendingCode } from './load-code-step.ts';

/** Which form the code was asked for at. */
type Place = 'login' | 'registration' | 'board' | 'kiosk';

/** The code that a form waits for. A page that was dropped meanwhile comes back asking for the same code. */
export const usePendingCode = (place: Place) => {
  const [pending, setPending] = useState<PendingCode | null>(null);

  useEffect(() => {
    const kept = readConfirmation(place);
    if (kept === null) return;
    let isLeft = false;
    const show = async () => {
      const CodeStep = await loadCodeStep();
      if (!isLeft) setPending({ confirmation: kept.confirmation, CodeStep });
    };
    // Without the step's code the form stays, and another one can be asked for there.
    show().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [place]);

  return {
    pending,
    /** Asks for it in the form's place. */
    ask: (next: PendingCode) => {
      keepConfirmation(place, next.confirmation, null);
      setPending(next);
    },
    /** Back to the form. */
    giveUp: () => {
      forgetConfirmation(place);
      setPending(null);
    },
    /** It was right: the screen stays until the next one comes. */
    settle: () => forgetConfirmation(place),
  };
};
