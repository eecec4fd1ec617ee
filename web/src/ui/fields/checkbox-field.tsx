import { Checkbox, type CheckboxProps } from '@mantine/core';
import './checkbox-styles.ts';
import type { FieldValues } from 'react-hook-form';
import { type FieldBinding, useField } from '../form/use-field.ts';
import styles from './checkbox-field.module.css';

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
