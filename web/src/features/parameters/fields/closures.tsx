import { Link } from '@tanstack/react-router';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { noReason } from '../../../domain/reasons/reason-texts.ts';
import controls from '../../../ui/button/text-button.module.css';
import type { ControlProps } from '../params-values.ts';
import { Closure } from './closure.tsx';
import styles from './dated-fields.module.css';
import { ItemList } from './item-list.tsx';

const wholeDay = { fromDay: '', fromTime: '00:00', toDay: '', toTime: '00:00', reasons: noReason };

export const Closures = ({ control }: ControlProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'closures' });
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.note}>
        {t('parameters.closure.withShift')}{' '}
        <Link to="/closure" className={controls.link}>
          {t('boardClosure.link')}
        </Link>
      </p>
      <ItemList
        kind="closure"
        ids={fields.map(({ id }) => id)}
        renderItem={(index) => <Closure control={control} index={index} />}
        onAdd={() => append(wholeDay, { shouldFocus: false })}
        onRemove={remove}
      />
    </>
  );
};
