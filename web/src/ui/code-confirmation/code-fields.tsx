import { Button, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/VisuallyHidden.css';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../form/digits-field.tsx';
import styles from './code-fields.module.css';
import { minutesAndSeconds } from './countdown.ts';
import type { CodeConfirmation } from './use-code-confirmation.ts';

const ResendButton = ({ state }: { readonly state: CodeConfirmation }) => {
  const { t } = useTranslation();
  const { resendInSeconds, resending, resend, flow } = state;
  const counting = resendInSeconds > 0;
  return (
    <Button
      variant="subtle"
      type="button"
      classNames={{ root: styles.resend ?? '', label: styles.resendLabel ?? '' }}
      loading={resending}
      disabled={counting || flow.submitting}
      onClick={resend}
    >
      {t('codeConfirmation.resend')}
      {counting && (
        <span role="timer" className={styles.timer}>
          {minutesAndSeconds(resendInSeconds)}
        </span>
      )}
    </Button>
  );
};

/** The code, and another code. */
export const CodeFields = ({ state }: { readonly state: CodeConfirmation }) => {
  const { t } = useTranslation();
  const { flow, attemptsExceeded, resent, resendAllowed, resendInSeconds } = state;
  return (
    <>
      <DigitsField
        control={flow.control}
        name="code"
        label={t('codeConfirmation.code')}
        autoComplete="one-time-code"
        classNames={{ input: styles.code ?? '' }}
        data-autofocus
      />
      {attemptsExceeded && <p className={styles.exceeded}>{t('codeConfirmation.attemptsExceeded')}</p>}
      {resendAllowed && <ResendButton state={state} />}
      <VisuallyHidden role="status">
        {resendAllowed && resendInSeconds === 0 && t('codeConfirmation.resendReady')}
        {resent && resendInSeconds > 0 && t('codeConfirmation.resent')}
      </VisuallyHidden>
    </>
  );
};
