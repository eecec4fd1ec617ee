import type { FieldValues } from 'react-hook-form';
import { DatePicker } from '../date-picker/date-picker.tsx';
import type { DatePickerProps } from '../date-picker/date-picker-props.ts';
import { type FieldBinding, useField } from '../form/use-field.ts';
import { isDay } from './day-schemas.ts';

type DateFieldProps<Input extends FieldValues, Output> = FieldBinding<Input, Output> &
  Pick<DatePickerProps, 'label' | 'description' | 'min'>;

/** An invalid text is a form error, not an empty value. */
export const DateField = <Input extends FieldValues, Output>({
  label,
  description,
  min,
  ...binding
}: DateFieldProps<Input, Output>) => {
  const { field, error, submitting } = useField(binding);
  const value = String(field.value);
  return (
    <DatePicker
      label={label}
      value={isDay(value) ? value : ''}
      min={min}
      disabled={submitting}
      onChange={(day, fault) => field.onChange(fault ?? day)}
      onBlur={field.onBlur}
      {...(description !== undefined && { description })}
      {...(error !== undefined && { error })}
    />
  );
};
