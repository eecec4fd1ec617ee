import { type ComponentType, useEffect, useState } from 'react';
import {
  forgetConfirmation,
  keepConfirmation,
  readConfirmation,
} from '../../../domain/confirmation/kept-confirmation.ts';
import { NetworkError } from '../../../lib/api-error.ts';
import type { SignInConfirmation, StepProps } from './step-props.ts';

/** A pending code or factor and the loaded screen for it: the form is replaced only when both are there. */
export type PendingCode = {
  readonly confirmation: SignInConfirmation;
  readonly CodeStep: ComponentType<StepProps<SignInConfirmation>>;
};

export const loadCodeStep = async (): Promise<ComponentType<StepProps<SignInConfirmation>>> => {
  try {
    return (await import('./code-step.tsx')).CodeStep;
  } catch (cause) {
    throw new NetworkError(cause);
  }
};

/** The form that requested the code. */
type Place = 'login' | 'registration' | 'board' | 'kiosk';

/** The code a form waits for. A tab that was discarded meanwhile comes back to the same code. */
export const usePendingCode = (place: Place) => {
  const [pending, setPending] = useState<PendingCode | null>(null);

  useEffect(() => {
    const kept = readConfirmation<null, SignInConfirmation>(place);
    if (kept === null) return;
    let isLeft = false;
    const show = async () => {
      const CodeStep = await loadCodeStep();
      if (!isLeft) setPending({ confirmation: kept.confirmation, CodeStep });
    };
    // If the code step cannot be loaded the form stays, and another code can be requested there.
    show().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [place]);

  return {
    pending,
    ask: (next: PendingCode) => {
      keepConfirmation(place, next.confirmation, null);
      setPending(next);
    },
    giveUp: () => {
      forgetConfirmation(place);
      setPending(null);
    },
    /** The code was right: forget it, but keep the screen until the next one is there. */
    settle: () => forgetConfirmation(place),
  };
};
