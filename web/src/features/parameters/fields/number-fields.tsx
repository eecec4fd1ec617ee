import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../../ui/fields/numeric-input.tsx';
import { type NumberGroupName, numberGroups } from '../params-names.ts';
import type { ControlProps } from '../params-values.ts';
import styles from './fields.module.css';

type NumberFieldsProps = ControlProps & { readonly group: NumberGroupName };

export const NumberFields = ({ control, group }: NumberFieldsProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      {numberGroups[group].map((name) => (
        <DigitsField
          key={name}
          control={control}
          name={name}
          label={t(`parameters.fields.${name}.label`)}
          description={t(`parameters.fields.${name}.hint`)}
          maxLength={6}
        />
      ))}
    </div>
  );
};
