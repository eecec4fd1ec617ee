import { Button, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormFlowContext } from '../../ui/form/form-flow-context.ts';
import text from '../../ui/text/text.module.css';
import styles from './code-fields.module.css';
import { minutesAndSeconds } from './countdown.ts';
import type { Resends } from './use-resend.ts';

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
