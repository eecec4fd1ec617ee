import type { FieldValues } from 'react-hook-form';
import { NumericInput } from '../numeric-input/numeric-input.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useField } from './use-field.ts';

export const DigitsField = <Input extends FieldValues, Output>({
  control,
  name,
  serverPath,
  ...input
}: Omit<TextFieldProps<Input, Output>, 'type' | 'inputMode'>) => {
  const { field, error } = useField({ control, name, serverPath });
  return <NumericInput {...input} {...field} error={error} />;
};
