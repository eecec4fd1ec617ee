import { useTranslation } from 'react-i18next';
import { passwordStrength } from './password-strength.ts';
import styles from './password-strength-meter.module.css';

type PasswordStrengthMeterProps = { readonly password: string; readonly known: readonly string[] };

const steps = ['weak', 'fair', 'strong'] as const;
const filled = { short: 0, weak: 1, fair: 2, strong: 3 } as const;

export const PasswordStrengthMeter = ({ password, known }: PasswordStrengthMeterProps) => {
  const { t } = useTranslation();
  const strength = passwordStrength(password, known);
  return (
    <div aria-live="polite" className={styles.place}>
      {password !== '' && (
        <div className={styles.meter} data-strength={strength}>
          <span className={styles.bars} aria-hidden="true">
            {steps.map((step, place) => (
              <span key={step} className={styles.bar} data-filled={place < filled[strength]} />
            ))}
          </span>
          <span className={styles.words}>
            {t('accounts.strength.label')}: <b>{t(`accounts.strength.${strength}`)}</b>
          </span>
        </div>
      )}
    </div>
  );
};
