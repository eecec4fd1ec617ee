import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.css';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../../ui/form/digits-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import styles from '../parameters.module.css';
import type { ControlProps } from '../params-control.ts';
import { DateField } from './date-field.tsx';
import { RemoveButton } from './remove-button.tsx';
import { slotStarts } from './slot-starts.ts';

const OverrideFields = ({ control, index }: ControlProps & { readonly index: number }) => {
  const { t } = useTranslation();
  const name = `capacityOverrides.${index}` as const;
  const minutes = useWatch({ control, name: 'slotMinutes' });
  const chosen = useWatch({ control, name: `${name}.time` });
  return (
    <div className={styles.override}>
      <DateField
        control={control}
        name={`${name}.day`}
        serverPath={`${name}.start`}
        label={t('parameters.override.day')}
      />
      <SelectField
        control={control}
        name={`${name}.time`}
        label={t('parameters.override.time')}
        data={slotStarts(Number(minutes), chosen)}
      />
      <DigitsField
        control={control}
        name={`${name}.capacity`}
        label={t('parameters.override.capacity')}
        maxLength={4}
      />
    </div>
  );
};

export const CapacityOverrides = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name: 'capacityOverrides' });
  return (
    <>
      {fields.length === 0 && <p className={styles.dim}>{t('parameters.override.none')}</p>}
      <ul className={styles.items}>
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className={styles.item}
            aria-label={t('parameters.override.one', { number: index + 1 })}
          >
            <OverrideFields control={control} index={index} />
            <RemoveButton
              label={t('parameters.override.remove', { number: index + 1 })}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          onClick={() => append({ day: '', time: '00:00', capacity: '0' }, { shouldFocus: false })}
        >
          {t('parameters.override.add')}
        </Button>
      </div>
    </>
  );
};
