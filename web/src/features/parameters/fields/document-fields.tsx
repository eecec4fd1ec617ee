import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { ControlProps } from '../params-values.ts';
import styles from './fields.module.css';

const channels = ['AUTO', 'SMS', 'EMAIL'] as const;

export const DocumentFields = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      {(['certificateRequired', 'priorityDocumentRequired'] as const).map((name) => (
        <CheckboxField
          key={name}
          control={control}
          name={name}
          label={t(`parameters.fields.${name}.label`)}
          description={t(`parameters.fields.${name}.hint`)}
        />
      ))}
      <SelectField
        control={control}
        name="codeChannel"
        label={t('parameters.fields.codeChannel.label')}
        description={t('parameters.fields.codeChannel.hint')}
        data={channels.map((value) => ({ value, label: t(`parameters.channels.${value}`) }))}
      />
    </div>
  );
};
