import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/form/form.tsx';
import { CodeField } from '../code-fields.tsx';
import { codeDigits } from '../code-rules.ts';
import { useCodeForm } from '../use-code-form.ts';
import { useValidity } from '../use-countdown.ts';
import { ProofOver, type ProofProps } from './proof.tsx';

const digitsOf = { TOTP: codeDigits, RECOVERY_CODE: 10 } as const;

/** Takes a code of the authenticator app, or one of the recovery codes. */
export const CodeProof = (props: ProofProps<keyof typeof digitsOf>) => {
  const { method, title, confirmation, frame: Frame, prove, onProved, onCancel, otherWays } = props;
  const { t } = useTranslation();
  const formId = useId();
  const digits = digitsOf[method];
  const { flow, cannotConfirm } = useCodeForm({
    digits,
    isBlocked: useValidity(confirmation, t('accounts.factorProof.over')).isLost,
    confirm: (code, signal) => prove({ code }, signal),
    onConfirmed: onProved,
  });
  return (
    <Frame
      title={title}
      message={t(`accounts.factorProof.text.${method}`)}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={flow.submitting} disabled={cannotConfirm}>
            {t('codeConfirmation.confirm')}
          </Button>
        </>
      }
    >
      <Form flow={flow} id={formId}>
        <CodeField
          control={flow.control}
          name="code"
          label={t(`accounts.factorProof.code.${method}`)}
          description={t(`accounts.factorProof.hint.${method}`)}
          maxLength={digits}
          autoComplete={method === 'TOTP' ? 'one-time-code' : 'off'}
        />
        {cannotConfirm && <ProofOver />}
        {otherWays}
      </Form>
    </Frame>
  );
};
