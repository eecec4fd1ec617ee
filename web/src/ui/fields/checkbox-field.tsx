import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldBinding, useField } from '../form/use-field.ts';
import { Checkbox } from './checkbox.tsx';

type CheckboxFieldProps<Input extends FieldValues, Output> = FieldBinding<Input, Output> &
  Pick<ComponentProps<typeof Checkbox>, 'label' | 'description'>;

export const CheckboxField = <Input extends FieldValues, Output>(
  props: CheckboxFieldProps<Input, Output>,
) => {
  const { field, error, rest } = useField(props);
  const { value, ...bound } = field;
  return <Checkbox {...rest} {...bound} checked={value === true} error={error} />;
};
