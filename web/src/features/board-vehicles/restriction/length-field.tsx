import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../lib/time/time-zone.ts';
import chips from '../../../ui/chips/chips.module.css';
import cover from '../../../ui/fields/cover-input.module.css';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { useField } from '../../../ui/form/use-field.ts';
import layout from '../../../ui/layout/layout.module.css';
import { type Length, lengths } from './ban-length.ts';
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
    <fieldset className={layout.stack}>
      <legend>{t('boardVehicles.lengths.label')}</legend>
      <div className={chips.chips}>
        {lengths.map((length) => (
          <label key={length} className={chips.chip}>
            <input
              type="radio"
              className={cover.input}
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
