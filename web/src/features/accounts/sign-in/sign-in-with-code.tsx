import type { ReactNode } from 'react';
import type { SignInAnswer } from './open-session.ts';
import type { SignInConfirmation } from './step-props.ts';
import { usePendingCode } from './use-pending-code.ts';

type SignInWithCodeProps = {
  /** Storage key under which a pending code survives a reload. */
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
