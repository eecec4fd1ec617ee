import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldBinding, useField } from '../form/use-field.ts';

type SelectFieldProps<Input extends FieldValues, Output> = FieldBinding<Input, Output> &
  Pick<NativeSelectProps, 'label' | 'description' | 'data' | 'required' | 'withAsterisk' | 'autoComplete'> & {
    /** A note on the chosen option, shown inside the field. */
    readonly mark?: string | undefined;
  };

/** Native, because that needs no code and drivers know it. Long lists have the dropdown with search. */
export const SelectField = <Input extends FieldValues, Output>(props: SelectFieldProps<Input, Output>) => {
  const { field, error, rest } = useField(props);
  const { mark, ...select } = rest;
  return (
    <NativeSelect
      {...select}
      {...field}
      error={error}
      {...(mark && { rightSection: mark, rightSectionWidth: 116, 'aria-description': mark })}
    />
  );
};
