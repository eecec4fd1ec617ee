import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../lib/time/time-zone.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import type { ClosureValues } from './closure-schema.ts';
import styles from './period.module.css';

type Props = { readonly control: Control<ClosureValues, unknown, ClosureValues> };

const deps: ('toDay' | 'toTime')[] = ['toDay', 'toTime'];

export const PeriodFields = ({ control }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <div className={styles.fields}>
      <DateField
        control={control}
        name="fromDay"
        deps={deps}
        min={today}
        label={t('boardClosure.when.fromDay')}
      />
      <TimeField control={control} name="fromTime" deps={deps} label={t('boardClosure.when.fromTime')} />
      <DateField control={control} name="toDay" min={today} label={t('boardClosure.when.toDay')} />
      <TimeField control={control} name="toTime" label={t('boardClosure.when.toTime')} />
    </div>
  );
};
