import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { type FieldBinding, useField } from '../../../ui/form/use-field.ts';
import type { ParamsValues } from '../params-values.ts';

type DateFieldProps = FieldBinding<ParamsValues, ParamsValues> & { readonly label: string };

/** A day in the form. What cannot be read as one is no value, which the form then asks for. */
export const DateField = ({ label, ...binding }: DateFieldProps) => {
  const { field, error, submitting } = useField(binding);
  return (
    <DatePicker
      label={label}
      value={String(field.value)}
      disabled={submitting}
      onChange={(day) => field.onChange(day)}
      onBlur={field.onBlur}
      {...(error !== undefined && { error })}
    />
  );
};
