import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

export const useClearOnEdit = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  clearFormError: () => void,
) => {
  const onEdit = useEffectEvent((name: string) => {
    clearFormError();
    const parts = name.split('.');
    for (let length = parts.length; length > 0; length -= 1) {
      const path = parts.slice(0, length).join('.') as FieldPath<Input>;
      if (form.getFieldState(path).error?.type === 'server') form.clearErrors(path);
    }
  });

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change' && name !== undefined) onEdit(name);
        },
      }),
    [subscribe],
  );
};
