import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.css';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from '../parameters.module.css';
import type { ControlProps } from '../params-control.ts';
import { DateField } from './date-field.tsx';
import { RemoveButton } from './remove-button.tsx';

const wholeDay = { fromDay: '', fromTime: '00:00', toDay: '', toTime: '00:00', reason: '' };

const ClosureFields = ({ control, index }: ControlProps & { readonly index: number }) => {
  const { t } = useTranslation();
  const name = `closures.${index}` as const;
  return (
    <div className={styles.closure}>
      <DateField
        control={control}
        name={`${name}.fromDay`}
        serverPath={`${name}.from`}
        label={t('parameters.closure.fromDay')}
      />
      <TextField
        control={control}
        name={`${name}.fromTime`}
        label={t('parameters.closure.fromTime')}
        maxLength={5}
      />
      <DateField
        control={control}
        name={`${name}.toDay`}
        serverPath={`${name}.to`}
        label={t('parameters.closure.toDay')}
      />
      <TextField
        control={control}
        name={`${name}.toTime`}
        label={t('parameters.closure.toTime')}
        maxLength={5}
      />
      <div className={styles.wide}>
        <TextField control={control} name={`${name}.reason`} label={t('parameters.closure.reason')} />
      </div>
    </div>
  );
};

export const Closures = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name: 'closures' });
  return (
    <>
      {fields.length === 0 && <p className={styles.dim}>{t('parameters.closure.none')}</p>}
      <ul className={styles.items}>
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className={styles.item}
            aria-label={t('parameters.closure.one', { number: index + 1 })}
          >
            <ClosureFields control={control} index={index} />
            <RemoveButton
              label={t('parameters.closure.remove', { number: index + 1 })}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" onClick={() => append(wholeDay, { shouldFocus: false })}>
          {t('parameters.closure.add')}
        </Button>
      </div>
    </>
  );
};
