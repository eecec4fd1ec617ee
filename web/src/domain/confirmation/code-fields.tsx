import { useTranslation } from 'react-i18next';
import { CodeField } from './code-field.tsx';
import styles from './code-fields.module.css';
import { ResendButton } from './resend-button.tsx';
import type { CodeConfirmation } from './use-code-confirmation.ts';

export const CodeFields = ({ state }: { readonly state: CodeConfirmation }) => {
  const { t } = useTranslation();
  const { flow, attemptsExceeded, resends } = state;
  return (
    <>
      <CodeField control={flow.control} name="code" />
      {attemptsExceeded && <p className={styles.error}>{t('codeConfirmation.attemptsExceeded')}</p>}
      <ResendButton resends={resends} />
    </>
  );
};
