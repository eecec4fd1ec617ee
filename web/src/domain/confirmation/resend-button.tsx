import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import { useFormFlowContext } from '../../ui/form/form-flow-context.ts';
import text from '../../ui/text/text.module.css';
import styles from './code-fields.module.css';
import { minutesAndSeconds } from './countdown.ts';
import { useCountdown } from './use-countdown.ts';

/** The server's pause between two codes in seconds. */
const pauseSeconds = 300;

type ResendOptions = {
  readonly firstPauseSeconds: number;
  readonly resend: () => Promise<unknown>;
  readonly onResent: () => void;
};

const afterSeconds = (seconds: number) => Date.now() + seconds * 1000;

export const useResend = ({ firstPauseSeconds, resend, onResent }: ResendOptions) => {
  const [deadline, setDeadline] = useState(() => afterSeconds(firstPauseSeconds));
  // Own state instead of useMutation's flag, which is set one timer too late to block both buttons at once.
  const [resending, setResending] = useState(false);
  const [times, setTimes] = useState(0);
  const secondsLeft = useCountdown(deadline);

  const start = async () => {
    if (resending) return;
    setResending(true);
    try {
      await resend();
      setDeadline(afterSeconds(pauseSeconds));
      onResent();
      setTimes((before) => before + 1);
    } catch (error) {
      void handleRefusal(error);
    } finally {
      setResending(false);
    }
  };

  return { secondsLeft, resending, times, start };
};

type Resends = ReturnType<typeof useResend>;

/** Must be within a form, and is disabled while the form is submitting. */
export const ResendButton = ({ resends }: { readonly resends: Resends }) => {
  const { t } = useTranslation();
  const { submitting } = useFormFlowContext();
  const { secondsLeft, resending, times, start } = resends;
  const counting = secondsLeft > 0;
  return (
    <>
      <Button
        variant="subtle"
        type="button"
        classNames={{ root: styles.resend ?? '', label: styles.resendLabel ?? '' }}
        loading={resending}
        disabled={counting || submitting}
        onClick={start}
      >
        {t('codeConfirmation.resend')}
        {counting && (
          <span role="timer" className={text.figures}>
            {minutesAndSeconds(secondsLeft)}
          </span>
        )}
      </Button>
      <VisuallyHidden role="status">
        {!counting && t('codeConfirmation.resendReady')}
        {times > 0 && counting && t('codeConfirmation.resent')}
      </VisuallyHidden>
    </>
  );
};
