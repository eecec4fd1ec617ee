import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../../domain/reasons/reason-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import type { ControlProps } from '../params-values.ts';
import styles from './dated-fields.module.css';

export type ClosureProps = ControlProps & { readonly index: number };

export const ClosureFields = ({ control, index }: ClosureProps) => {
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
