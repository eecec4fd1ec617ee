import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';

export const PlateField = <Input extends FieldValues, Output>(props: TextFieldProps<Input, Output>) => (
  <TextField autoCapitalize="characters" autoCorrect="off" autoComplete="off" spellCheck={false} {...props} />
);
