import { Link } from '@tanstack/react-router';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../../domain/reasons/reason-field.tsx';
import { noReason } from '../../../domain/reasons/reason-texts.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import type { ControlProps } from '../params-values.ts';
import styles from './dated-fields.module.css';
import { ItemList } from './item-list.tsx';

const wholeDay = { fromDay: '', fromTime: '00:00', toDay: '', toTime: '00:00', reasons: noReason };

const ClosureFields = ({ control, index }: ControlProps & { readonly index: number }) => {
  const { t } = useTranslation();
  const name = `closures.${index}` as const;
  const period = { deps: [`${name}.toDay` as const, `${name}.toTime` as const] };
  return (
    <div className={styles.closure}>
      <DateField
        control={control}
        name={`${name}.fromDay`}
        {...period}
        serverPath={`${name}.from`}
        label={t('parameters.closure.fromDay')}
      />
      <TimeField
        control={control}
        name={`${name}.fromTime`}
        {...period}
        label={t('parameters.closure.fromTime')}
      />
      <DateField
        control={control}
        name={`${name}.toDay`}
        {...period}
        serverPath={`${name}.to`}
        label={t('parameters.closure.toDay')}
      />
      <TimeField
        control={control}
        name={`${name}.toTime`}
        {...period}
        label={t('parameters.closure.toTime')}
      />
      <div className={styles.wide}>
        <ReasonField
          control={control}
          name={`${name}.reasons`}
          label={t('parameters.closure.reason')}
          kind="CLOSURE"
        />
      </div>
    </div>
  );
};

export const Closures = ({ control }: ControlProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'closures' });
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.note}>
        {t('parameters.closure.withShift')}{' '}
        <Link to="/closure" className={styles.link}>
          {t('boardClosure.link')}
        </Link>
      </p>
      <ItemList
        kind="closure"
        ids={fields.map(({ id }) => id)}
        renderItem={(index) => <ClosureFields control={control} index={index} />}
        onAdd={() => append(wholeDay, { shouldFocus: false })}
        onRemove={remove}
      />
    </>
  );
};
