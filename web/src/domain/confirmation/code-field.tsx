import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useQuiet } from '../../lib/screen/quiet.ts';
import { DigitsField } from '../../ui/fields/numeric-input.tsx';
import type { FieldBinding } from '../../ui/form/use-field.ts';
import styles from './code-fields.module.css';

export const CodeField = <Input extends FieldValues, Output>(binding: FieldBinding<Input, Output>) => {
  const { t } = useTranslation();
  useQuiet();
  return (
    <DigitsField
      {...binding}
      label={t('codeConfirmation.code')}
      autoComplete="one-time-code"
      classNames={{ input: styles.code ?? '' }}
      data-autofocus
    />
  );
};
