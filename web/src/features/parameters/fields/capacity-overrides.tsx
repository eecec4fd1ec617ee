import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { DigitsField } from '../../../ui/fields/numeric-input.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { clock, dayMinutes } from '../calendar/plan-week.ts';
import type { ControlProps } from '../params-values.ts';
import { ItemList } from './item-list.tsx';

/** Start times for this slot length, and the chosen one even if it no longer fits. */
export const slotStarts = (minutes: number, chosen: string): string[] => {
  const isLength = minutes >= 10 && dayMinutes % minutes === 0;
  const count = isLength ? dayMinutes / minutes : 24;
  const starts = Array.from({ length: count }, (_, index) => clock((index * dayMinutes) / count));
  return starts.includes(chosen) ? starts : [...starts, chosen].sort();
};

const OverrideFields = ({ control, index }: ControlProps & { readonly index: number }) => {
  const { t } = useTranslation();
  const name = `capacityOverrides.${index}` as const;
  const minutes = useWatch({ control, name: 'slotMinutes' });
  const chosen = useWatch({ control, name: `${name}.time` });
  return (
    <div className={layout.fields}>
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

const emptySlot = { day: '', time: '00:00', capacity: '0' };

export const CapacityOverrides = ({ control }: ControlProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'capacityOverrides' });
  return (
    <ItemList
      kind="override"
      ids={fields.map(({ id }) => id)}
      renderItem={(index) => <OverrideFields control={control} index={index} />}
      onAdd={() => append(emptySlot, { shouldFocus: false })}
      onRemove={remove}
    />
  );
};
