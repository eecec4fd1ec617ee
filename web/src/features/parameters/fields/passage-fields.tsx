import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../../ui/fields/numeric-input.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ControlProps } from '../params-values.ts';
import styles from './fields.module.css';

export const PassageFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      <DigitsField
        control={control}
        name="callTimeoutMinutes"
        label={t('parameters.fields.callTimeoutMinutes.label')}
        description={t('parameters.fields.callTimeoutMinutes.hint')}
        maxLength={6}
      />
      <TextField
        control={control}
        name="gates"
        label={t('parameters.fields.gates.label')}
        description={t('parameters.fields.gates.hint')}
      />
    </div>
  );
};
