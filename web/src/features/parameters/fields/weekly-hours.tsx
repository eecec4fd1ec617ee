import { Button } from '@mantine/core';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Weekday, weekdays } from '#contract/params/weekdays.ts';
import { RemoveButton } from '../../../ui/button/remove-button.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { ControlProps, ParamsValues } from '../params-values.ts';
import styles from './item-list.module.css';

/** The server's limit per day. */
const maxIntervals = 4;
const wholeDay = { from: '00:00', to: '24:00' };

const DayHours = ({ control, weekday }: ControlProps & { readonly weekday: Weekday }) => {
  const { t } = useTranslation();
  const name = `weeklyHours.${weekday}` as const;
  const { fields, append, remove } = useFieldArray({ control, name });
  const day = t(`parameters.weekdays.${weekday}`);
  return (
    <li className={`${layout.row} ${layout.ruled}`}>
      <b className={styles.day}>{day}</b>
      {fields.length === 0 && <span className={text.dimmed}>{t('parameters.hours.closed')}</span>}
      {fields.map((field, index) => (
        <span key={field.id} className={styles.interval}>
          <TimeField
            control={control}
            name={`${name}.${index}.from`}
            deps={[`${name}.${index}.to`]}
            aria-label={t('parameters.hours.from', { day })}
          />
          <span aria-hidden="true">–</span>
          <TimeField
            control={control}
            name={`${name}.${index}.to`}
            aria-label={t('parameters.hours.to', { day })}
          />
          <RemoveButton
            label={t('parameters.hours.remove', { day, hours: index + 1 })}
            onClick={() => remove(index)}
          />
        </span>
      ))}
      {fields.length < maxIntervals && (
        <Button
          variant="subtle"
          aria-label={t('parameters.hours.add', { day })}
          onClick={() => append(wholeDay, { shouldFocus: false })}
        >
          {t('parameters.hours.addShort')}
        </Button>
      )}
    </li>
  );
};

type WeeklyHoursProps = { readonly form: UseFormReturn<ParamsValues, unknown, ParamsValues> };

export const WeeklyHours = ({ form }: WeeklyHoursProps) => {
  const { t } = useTranslation();
  const { control, getValues, setValue } = form;
  const copyMonday = () => {
    const monday = getValues('weeklyHours.MONDAY');
    for (const day of weekdays)
      setValue(
        `weeklyHours.${day}`,
        monday.map((hours) => ({ ...hours })),
        { shouldDirty: true },
      );
  };
  return (
    <>
      <ul>
        {weekdays.map((weekday) => (
          <DayHours key={weekday} control={control} weekday={weekday} />
        ))}
      </ul>
      <div>
        <Button variant="default" onClick={copyMonday}>
          {t('parameters.hours.copy')}
        </Button>
      </div>
    </>
  );
};
