import type { FieldValues } from 'react-hook-form';
import { useField } from '../form/use-field.ts';
import { NumericInput } from './numeric-input.tsx';
import type { TextFieldProps } from './text-field.tsx';

export const DigitsField = <Input extends FieldValues, Output>({
  control,
  name,
  serverPath,
  ...input
}: Omit<TextFieldProps<Input, Output>, 'type' | 'inputMode'>) => {
  const { field, error } = useField({ control, name, serverPath });
  return <NumericInput {...input} {...field} error={error} />;
};
