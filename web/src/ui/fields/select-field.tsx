import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldBinding, useField } from '../form/use-field.ts';

type SelectFieldProps<Input extends FieldValues, Output> = FieldBinding<Input, Output> &
  Pick<NativeSelectProps, 'label' | 'description' | 'data' | 'required' | 'withAsterisk' | 'autoComplete'> & {
    /** What the chosen one means, inside of the field. */
    readonly mark?: string | undefined;
  };

/** The phone's own list: no code to load, and the one drivers know. Long lists take the searchable dropdown. */
export const SelectField = <Input extends FieldValues, Output>({
  control,
  name,
  serverPath,
  mark,
  ...select
}: SelectFieldProps<Input, Output>) => {
  const { field, error } = useField({ control, name, serverPath });
  return (
    <NativeSelect
      {...select}
      {...field}
      error={error}
      {...(mark && { rightSection: mark, rightSectionWidth: 116, 'aria-description': mark })}
    />
  );
};
