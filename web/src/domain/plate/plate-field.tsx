import { TextField, type TextProps } from '../../ui/fields/text-field.tsx';
import type { Field } from '../../ui/form/use-field.ts';

export const PlateField: Field<TextProps> = (props) => (
  <TextField autoCapitalize="characters" autoCorrect="off" autoComplete="off" spellCheck={false} {...props} />
);
