import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { FieldBinding } from '../../ui/form/use-field.ts';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';

type NewPasswordFieldProps<Input extends FieldValues, Output> = FieldBinding<Input, Output> & {
  readonly label: ReactNode;
  /** Public facts about the person, such as the name: they add nothing to a password's strength. */
  readonly known?: readonly string[];
};

export const NewPasswordField = <Input extends FieldValues, Output>({
  label,
  known = [],
  ...binding
}: NewPasswordFieldProps<Input, Output>) => {
  const { t } = useTranslation();
  const typed = useWatch<Input, FieldPath<Input>, Output>({ control: binding.control, name: binding.name });
  return (
    <>
      <PasswordField
        {...binding}
        label={label}
        description={t('accounts.fields.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordStrengthMeter password={String(typed)} known={known} />
    </>
  );
};
