import { useEffect } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessageIn } from './field-message.ts';
import { useFormFlowContext } from './form-flow-context.ts';

export type FieldBinding<Input extends FieldValues, Output> = {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPath<Input>;
  /** The server's name of this field in its errors, when it is not `name`. */
  readonly serverPath?: string | undefined;
  /** Fields that are checked again when this one is corrected: what was wrong with them may have been this one. */
  readonly deps?: FieldPath<Input>[] | undefined;
};

/** Binds any control to the form flow; give it `aria-invalid` when there is an error, and it can be focused. */
export const useField = <Input extends FieldValues, Output>({
  control,
  name,
  serverPath,
  deps,
}: FieldBinding<Input, Output>) => {
  const { t } = useTranslation();
  const { registerField, rewrite, submitting } = useFormFlowContext();
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  useEffect(() => registerField(name, serverPath), [registerField, name, serverPath]);
  return {
    field,
    submitting,
    rewrite: (value: string) => rewrite(name, value),
    error: fieldState.error && fieldMessageIn(t, fieldState.error),
  };
};
