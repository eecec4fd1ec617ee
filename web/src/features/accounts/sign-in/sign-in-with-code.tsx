import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import {
  forgetConfirmation,
  keepConfirmation,
  readConfirmation,
} from '../../../domain/confirmation/kept-confirmation.ts';
import { NetworkError } from '../../../lib/api-error.ts';
import type { SignInAnswer, SignInConfirmation, StepProps } from './open-session.ts';

/** A pending code or factor with the screen for it, which replaces the form only when both are there. */
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

type Place = 'login' | 'registration' | 'board' | 'kiosk';

/** The code that a form waits for. A discarded tab comes back to the same code. */
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
    /** Forgets a code that was right. The screen stays until the next one is there. */
    settle: () => forgetConfirmation(place),
  };
};

type SignInWithCodeProps = {
  readonly place: Parameters<typeof usePendingCode>[0];
  readonly onSignedIn: (answer: SignInAnswer, confirmation: SignInConfirmation) => void;
  readonly children: (askForCode: ReturnType<typeof usePendingCode>['ask']) => ReactNode;
};

export const SignInWithCode = ({ place, onSignedIn, children }: SignInWithCodeProps) => {
  const code = usePendingCode(place);
  if (code.pending === null) return children(code.ask);
  const { CodeStep, confirmation } = code.pending;
  return (
    <CodeStep
      confirmation={confirmation}
      onSignedIn={(answer) => {
        code.settle();
        onSignedIn(answer, confirmation);
      }}
      onCancel={code.giveUp}
    />
  );
};
