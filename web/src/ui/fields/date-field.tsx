import { DatePicker } from '../date-picker/date-picker.tsx';
import type { DatePickerProps } from '../date-picker/date-picker-props.ts';
import { type Field, useField } from '../form/use-field.ts';
import { isDay } from './day-schemas.ts';

type Props = Pick<DatePickerProps, 'label' | 'description' | 'min'>;

/** A text that is no date is an error of the form, not an empty value. */
export const DateField: Field<Props> = (props) => {
  const { field, error, rest, submitting } = useField(props);
  const value = String(field.value);
  return (
    <DatePicker
      {...rest}
      value={isDay(value) ? value : ''}
      disabled={submitting}
      onChange={(day, fault) => field.onChange(fault ?? day)}
      onBlur={field.onBlur}
      {...(error !== undefined && { error })}
    />
  );
};
