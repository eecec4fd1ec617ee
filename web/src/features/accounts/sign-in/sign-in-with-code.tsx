import type { ReactNode } from 'react';
import type { SignInAnswer } from './open-session.ts';
import { usePendingCode } from './use-pending-code.ts';

type SignInWithCodeProps = {
  /** Under which a code that is awaited survives a reload. */
  readonly place: Parameters<typeof usePendingCode>[0];
  readonly onSignedIn: (answer: SignInAnswer) => void;
  readonly children: (askForCode: ReturnType<typeof usePendingCode>['ask']) => ReactNode;
};

/** A form that signs in, and the step for the code where one is needed. */
export const SignInWithCode = ({ place, onSignedIn, children }: SignInWithCodeProps) => {
  const code = usePendingCode(place);
  if (code.pending === null) return children(code.ask);
  const { CodeStep, confirmation } = code.pending;
  return (
    <CodeStep
      confirmation={confirmation}
      onSignedIn={(answer) => {
        code.settle();
        onSignedIn(answer);
      }}
      onCancel={code.giveUp}
    />
  );
};
