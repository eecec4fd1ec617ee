import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { isCancelled, isDialogError } from '../errors/error-dialog.ts';
import { formErrorsOf, type PathMapping } from '../errors/form-errors.ts';
import { handleError, reportFault } from '../errors/handle-error.ts';
import type { Words } from '../errors/words.ts';
import { currentTrail, giveFocusTo, isFocusLostFrom } from '../focus/focus-trail.ts';
import { saysFault } from './field-message.ts';

const useClearOnEdit = <Input extends FieldValues, Output>(
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

/** The mounted fields, with their paths in server errors if these differ. */
const useFieldRegistry = () =>
  useMemo(() => {
    const serverPaths = new Map<string, string | undefined>();
    return {
      registerField: (name: string, serverPath?: string) => {
        serverPaths.set(name, serverPath);
        return () => {
          serverPaths.delete(name);
        };
      },
      names: (): ReadonlySet<string> => new Set(serverPaths.keys()),
      mapping: (): PathMapping =>
        Object.fromEntries(
          [...serverPaths].flatMap(([name, path]) => (path === undefined ? [] : [[path, name]])),
        ),
    };
  }, []);

type FormFlowOptions<Input extends FieldValues, Output> = {
  readonly schema: $ZodType<Output, Input>;
  readonly defaultValues: DefaultValues<Input>;
  /** Throws the server's error, which the flow shows. */
  readonly submit: (values: Output) => Promise<void>;
  /** Maps server paths to form fields. A field may also set its own `serverPath`. */
  readonly serverPaths?: PathMapping;
  /** A general error to show besides field errors. `refusal` is present if these came from the server. */
  readonly whenInvalid?: (fields: readonly string[], refusal?: unknown) => Words | null;
  /** True if the error has been handled. */
  readonly takeError?: (error: unknown) => boolean;
};

const invalidControls = (form: HTMLFormElement | null) =>
  form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], button[data-invalid]') ?? [];

/** Validates, disables, submits, restores the focus, and shows each error at its place. */
export const useFormFlow = <Input extends FieldValues, Output>(options: FormFlowOptions<Input, Output>) => {
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver<Input, unknown, Output>(options.schema),
    defaultValues: options.defaultValues,
    shouldFocusError: false,
  });
  const [formError, setFormError] = useState<Words | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [invalidCount, setInvalidCount] = useState(0);
  const registry = useFieldRegistry();
  const formRef = useRef<HTMLFormElement>(null);
  const running = useRef(false);

  useClearOnEdit(form, () => setFormError(null));

  useEffect(() => {
    if (attempts === 0) return;
    const invalid = invalidControls(formRef.current);
    setInvalidCount(invalid.length);
    invalid[0]?.focus();
  }, [attempts]);

  // react-hook-form renders again only for state that is read.
  const { errors: _ } = form.formState;
  useEffect(() => {
    const { length } = invalidControls(formRef.current);
    setInvalidCount((before) => Math.min(before, length));
  });

  const showError = (error: unknown) => {
    if (isCancelled(error) || options.takeError?.(error)) return;
    if (isDialogError(error)) {
      void handleError(error);
      return;
    }
    reportFault(error);
    const mapping = { ...options.serverPaths, ...registry.mapping() };
    const found = formErrorsOf(error, registry.names(), mapping);
    for (const [name, fault] of found.fields) {
      const types = { [saysFault(fault)]: true };
      form.setError(name as FieldPath<Input>, { type: 'server', message: fault.message, types });
    }
    setFormError(found.form ?? options.whenInvalid?.([...found.fields.keys()], error) ?? null);
  };

  const send = async (values: Output) => {
    const focused = currentTrail();
    setSubmitting(true);
    const failure = await options.submit(values).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    // `flushSync` restores the focus before an error dialog opens, which gives it back later.
    flushSync(() => setSubmitting(false));
    if (isFocusLostFrom(focused)) giveFocusTo(focused);
    if (failure) showError(failure.error);
  };

  const onSubmit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setFormError(null);
    setInvalidCount(0);
    try {
      await form.handleSubmit(send, (faults) =>
        setFormError(options.whenInvalid?.(Object.keys(faults)) ?? null),
      )();
    } finally {
      running.current = false;
    }
    setAttempts((count) => count + 1);
  };

  return {
    form,
    control: form.control,
    formRef,
    formError,
    setFormError,
    submitting,
    invalidCount,
    onSubmit,
    registry,
  };
};

export type FormFlow<Input extends FieldValues, Output> = ReturnType<typeof useFormFlow<Input, Output>>;
