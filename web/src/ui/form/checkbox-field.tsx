import { Checkbox, type CheckboxProps } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import type { FieldValues } from 'react-hook-form';
import styles from './checkbox-field.module.css';
import { type FieldBinding, useField } from './use-field.ts';

type CheckboxFieldProps<Input extends FieldValues, Output> = FieldBinding<Input, Output> &
  Pick<CheckboxProps, 'label' | 'description'>;

export const CheckboxField = <Input extends FieldValues, Output>({
  control,
  name,
  serverPath,
  ...checkbox
}: CheckboxFieldProps<Input, Output>) => {
  const { field, error } = useField({ control, name, serverPath });
  const { value, ...bound } = field;
  return (
    <Checkbox
      {...checkbox}
      {...bound}
      size="md"
      radius="xs"
      classNames={styles}
      checked={value === true}
      error={error}
      aria-invalid={error !== undefined}
    />
  );
};
