import { Button, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/VisuallyHidden.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#contract/accounts.ts';
import { minutesAndSeconds } from '../../../ui/code-confirmation/countdown.ts';
import { useCountdown } from '../../../ui/code-confirmation/use-countdown.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { useFormFlowContext } from '../../../ui/form/form-flow-context.ts';
import { resendCode } from '../account-calls.ts';
import styles from './reset-form.module.css';

type ResendCodeProps = { readonly confirmation: Confirmation; readonly onResent: () => void };

const afterSeconds = (seconds: number) => Date.now() + seconds * 1000;

/** Another code, once the pause between two codes is over. */
export const ResendCode = ({ confirmation, onResent }: ResendCodeProps) => {
  const { t } = useTranslation();
  const { submitting } = useFormFlowContext();
  const [deadline, setDeadline] = useState(() => afterSeconds(confirmation.resendInSeconds));
  const [sending, setSending] = useState(false);
  const [resent, setResent] = useState(false);
  const left = useCountdown(deadline);

  const resend = async () => {
    setSending(true);
    try {
      await resendCode(confirmation);
      setDeadline(afterSeconds(confirmation.resendInSeconds));
      setResent(true);
      onResent();
    } catch (error) {
      void handleError(error);
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Button
        variant="subtle"
        className={styles.resend}
        loading={sending}
        disabled={left > 0 || submitting}
        onClick={() => void resend()}
      >
        {t('codeConfirmation.resend')}
        {left > 0 && (
          <span role="timer" className={styles.timer}>
            {minutesAndSeconds(left)}
          </span>
        )}
      </Button>
      <VisuallyHidden role="status">
        {left === 0 && t('codeConfirmation.resendReady')}
        {resent && left > 0 && t('codeConfirmation.resent')}
      </VisuallyHidden>
    </>
  );
};
