import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { type Field, useField } from '../form/use-field.ts';

type Shown = 'label' | 'description' | 'data' | 'required' | 'withAsterisk' | 'autoComplete';
type Props = Pick<NativeSelectProps, Shown> & {
  /** A note on the chosen option, shown inside the field. */
  readonly mark?: string | undefined;
};

/** Native, because that needs no code and drivers know it. Long lists have the dropdown with search. */
export const SelectField: Field<Props> = (props) => {
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
