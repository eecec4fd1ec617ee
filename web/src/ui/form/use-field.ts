import { type ReactNode, useEffect } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessageIn } from './field-message.ts';
import { useFormFlowContext } from './form-flow-context.ts';

export type FieldBinding<Input extends FieldValues, Output> = {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPath<Input>;
  /** The field's path in server errors, if that is not `name`. */
  readonly serverPath?: string | undefined;
  /** Fields to validate again when this one changes. */
  readonly deps?: FieldPath<Input>[] | undefined;
};

/** A component for a field of whatever form. */
export type Field<Props> = <Input extends FieldValues, Output>(
  props: FieldBinding<Input, Output> & Props,
) => ReactNode;

/**
 * Takes a field's props apart: what binds it to the form is used here, `rest` goes to the control. With an error the
 * control must have `aria-invalid`, because the flow focuses the first such element.
 */
export const useField = <Input extends FieldValues, Output, Rest>(
  props: FieldBinding<Input, Output> & Rest,
) => {
  const { control, name, serverPath, deps, ...rest } = props;
  const { t } = useTranslation();
  const { registerField, rewrite, submitting } = useFormFlowContext();
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  useEffect(() => registerField(name, serverPath), [registerField, name, serverPath]);
  return {
    field,
    rest,
    submitting,
    rewrite: (value: string) => rewrite(name, value),
    error: fieldState.error && fieldMessageIn(t, fieldState.error),
  };
};
