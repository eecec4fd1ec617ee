import { useTranslation } from 'react-i18next';
import { useQuiet } from '../../lib/screen/quiet.ts';
import { DigitsField } from '../../ui/fields/numeric-input.tsx';
import type { TextProps } from '../../ui/fields/text-field.tsx';
import type { Field } from '../../ui/form/use-field.ts';
import styles from './code-fields.module.css';
import { ResendButton } from './resend-button.tsx';
import type { CodeConfirmation } from './use-code-confirmation.ts';

export const CodeField: Field<TextProps> = (props) => {
  const { t } = useTranslation();
  useQuiet();
  return (
    <DigitsField
      label={t('codeConfirmation.code')}
      autoComplete="one-time-code"
      classNames={{ input: styles.code ?? '' }}
      data-autofocus
      {...props}
    />
  );
};

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
