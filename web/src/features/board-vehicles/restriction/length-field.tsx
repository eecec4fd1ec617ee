import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../lib/time/time-zone.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { useField } from '../../../ui/form/use-field.ts';
import { type Length, lengths } from './ban-length.ts';
import styles from './restriction.module.css';
import type { RestrictionInput } from './restriction-form.ts';

type LengthFieldProps = { readonly control: Control<RestrictionInput, unknown, RestrictionInput> };

export const LengthField = ({ control }: LengthFieldProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const { field } = useField({ control, name: 'length', deps: ['until'] });
  const words = (length: Length) =>
    length === 'day' || length === 'lifted'
      ? t(`boardVehicles.lengths.${length}`)
      : t('boardVehicles.lengths.days', { count: Number(length) });
  return (
    <fieldset className={styles.lengths}>
      <legend>{t('boardVehicles.lengths.label')}</legend>
      <div className={styles.choices}>
        {lengths.map((length) => (
          <label key={length} className={styles.choice}>
            <input
              type="radio"
              name={field.name}
              value={length}
              checked={field.value === length}
              onChange={() => field.onChange(length)}
            />
            {words(length)}
          </label>
        ))}
      </div>
      {field.value === 'day' && (
        <DateField control={control} name="until" label={t('boardVehicles.until')} min={today} />
      )}
    </fieldset>
  );
};
