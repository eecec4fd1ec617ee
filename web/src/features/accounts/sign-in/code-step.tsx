import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { resendCode } from '../../../domain/account/contact/resend-code.ts';
import { CodeConfirmationForm } from '../../../domain/confirmation/code-confirmation-form.tsx';
import { sendEvidence } from '../../../domain/confirmation/factor/send-evidence.ts';
import { FormCard, startAt } from '../form-card.tsx';
import { FactorStep } from './factor-step.tsx';
import type { SignInAnswer } from './open-session.ts';
import type { SignInConfirmation, StepProps } from './step-props.ts';

const MessageStep = ({ confirmation, onSignedIn, onCancel }: StepProps<Confirmation>) => {
  const { t } = useTranslation();
  const step = useRef<HTMLDivElement>(null);
  const answer = useRef<SignInAnswer>(null);
  useEffect(() => startAt(step.current, 'input'), []);
  return (
    <FormCard title={t(`codeConfirmation.title.${confirmation.kind}`)} withHeading={false}>
      <div ref={step}>
        <CodeConfirmationForm
          confirmation={confirmation}
          confirm={async (code, signal) => {
            answer.current = await sendEvidence(confirmation, { code }, { anonymous: true, signal });
          }}
          resend={(signal) => resendCode(confirmation, signal)}
          onConfirmed={() => answer.current && onSignedIn(answer.current)}
          onCancel={onCancel}
        />
      </div>
    </FormCard>
  );
};

/** Replaces the form until the code was entered or the factor proved. */
export const CodeStep = ({ confirmation, ...callbacks }: StepProps<SignInConfirmation>) =>
  'channel' in confirmation ? (
    <MessageStep confirmation={confirmation} {...callbacks} />
  ) : (
    <FactorStep confirmation={confirmation} {...callbacks} />
  );
