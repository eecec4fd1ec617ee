import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ControlProps } from '../params-values.ts';
import styles from './dated-fields.module.css';
import { ItemList } from './item-list.tsx';

const reasons = { RU: '', EN: '', CN: '' };
const reasonLabels = [
  ['RU', 'parameters.closure.reason'],
  ['EN', 'parameters.closure.reasonEN'],
  ['CN', 'parameters.closure.reasonCN'],
] as const;
const wholeDay = { fromDay: '', fromTime: '00:00', toDay: '', toTime: '00:00', reasons };

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
      {reasonLabels.map(([language, label]) => (
        <div key={language} className={styles.wide}>
          <TextField control={control} name={`${name}.reasons.${language}`} label={t(label)} />
        </div>
      ))}
    </div>
  );
};

export const Closures = ({ control }: ControlProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'closures' });
  return (
    <ItemList
      kind="closure"
      ids={fields.map(({ id }) => id)}
      renderItem={(index) => <ClosureFields control={control} index={index} />}
      onAdd={() => append(wholeDay, { shouldFocus: false })}
      onRemove={remove}
    />
  );
};
