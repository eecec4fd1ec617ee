import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { FieldBinding } from '../../ui/form/use-field.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './new-password.module.css';
import { passwordStrength } from './password-strength.ts';

type PasswordStrengthMeterProps = { readonly password: string; readonly known: readonly string[] };

const steps = ['weak', 'fair', 'strong'] as const;
const tones = { short: 'red', weak: 'red', fair: 'amber', strong: 'green' } as const;
const filled = { short: 0, weak: 1, fair: 2, strong: 3 } as const;

const PasswordStrengthMeter = ({ password, known }: PasswordStrengthMeterProps) => {
  const { t } = useTranslation();
  const strength = passwordStrength(password, known);
  return (
    <div aria-live="polite" className={`${layout.live} ${styles.strength}`}>
      {password !== '' && (
        <div className={`${layout.row} ${text.hint}`} data-tone={tones[strength]}>
          <span className={styles.bars} aria-hidden="true">
            {steps.map((step, place) => (
              <span key={step} data-filled={place < filled[strength]} />
            ))}
          </span>
          <span>
            {t('accounts.strength.label')}: <b>{t(`accounts.strength.${strength}`)}</b>
          </span>
        </div>
      )}
    </div>
  );
};

type NewPasswordFieldProps<Input extends FieldValues, Output> = FieldBinding<Input, Output> & {
  readonly label: ReactNode;
  /** Public facts about the person, such as the name. They add nothing to a password's strength. */
  readonly known: readonly string[];
};

export const NewPasswordField = <Input extends FieldValues, Output>({
  label,
  known,
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
