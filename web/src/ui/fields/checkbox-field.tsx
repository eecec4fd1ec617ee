import type { ComponentProps } from 'react';
import { type Field, useField } from '../form/use-field.ts';
import { Checkbox } from './checkbox.tsx';

type Props = Pick<ComponentProps<typeof Checkbox>, 'label' | 'description'>;

export const CheckboxField: Field<Props> = (props) => {
  const { field, error, rest } = useField(props);
  const { value, ...bound } = field;
  return <Checkbox {...rest} {...bound} checked={value === true} error={error} />;
};
