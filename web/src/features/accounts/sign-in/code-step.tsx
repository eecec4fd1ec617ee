import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import type { FactorConfirmation } from '#contract/accounts/factors.ts';
import { resendCode } from '../../../domain/account/contact/resend-code.ts';
import { CodeConfirmationForm } from '../../../domain/confirmation/code-confirmation-form.tsx';
import { FactorForm } from '../../../domain/confirmation/factor/factor-form.tsx';
import { sendEvidence } from '../../../domain/confirmation/factor/send-evidence.ts';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { FormCard, startAt } from '../form-card.tsx';
import type { SignInAnswer, SignInConfirmation, StepProps } from './open-session.ts';

type FrameProps = {
  readonly title: string;
  readonly message: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

const Frame = ({ title, message, actions, children }: FrameProps) => {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => startAt(step.current, '[data-autofocus]'), []);
  return (
    <FormCard title={title} text={message}>
      <div ref={step} className={`${layout.stack} ${layout.loose}`}>
        {children}
        <FormActions>{actions}</FormActions>
      </div>
    </FormCard>
  );
};

const FactorStep = ({ confirmation, onSignedIn, onCancel }: StepProps<FactorConfirmation>) => {
  const { t } = useTranslation();
  const answer = useRef<SignInAnswer>(null);
  return (
    <FactorForm
      title={t('codeConfirmation.title.LOGIN_ATTEMPT')}
      confirmation={confirmation}
      frame={Frame}
      prove={async (evidence, signal) => {
        answer.current = await sendEvidence(confirmation, evidence, { anonymous: true, signal });
      }}
      onProved={() => answer.current && onSignedIn(answer.current)}
      onCancel={onCancel}
    />
  );
};

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

export const CodeStep = ({ confirmation, ...callbacks }: StepProps<SignInConfirmation>) =>
  'channel' in confirmation ? (
    <MessageStep confirmation={confirmation} {...callbacks} />
  ) : (
    <FactorStep confirmation={confirmation} {...callbacks} />
  );
