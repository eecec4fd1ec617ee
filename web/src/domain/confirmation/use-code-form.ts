import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/api-error.ts';
import { isTooManyAttempts } from '../../ui/errors/error-dialog.ts';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import { digitCode } from '../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { codeDigits, wrongCodeWords } from './code-rules.ts';
import { useSignal } from './use-signal.ts';

export type SendCode = (code: string, signal: AbortSignal) => Promise<unknown>;

type Options = {
  readonly confirm: SendCode;
  readonly onConfirmed: () => void;
  readonly typed?: string;
  /** A code with so many digits is sent without a press. */
  readonly digits?: number;
  readonly isBlocked?: boolean;
};

const schema = z.object({ code: digitCode() });

/** Errors about the code are shown in the form, all others in a dialog. */
const isAboutCode = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 401 || (error.status === 400 && error.fieldErrors.length > 0));

/** A form for one code, whether from a message or an app. */
export const useCodeForm = (options: Options) => {
  const { typed = '', digits = codeDigits, onConfirmed } = options;
  const [attemptsExceeded, setAttemptsExceeded] = useState(false);
  const signal = useSignal();

  const flow = useFormFlow({
    schema,
    defaultValues: { code: typed },
    whenInvalid: wrongCodeWords,
    submit: async ({ code }) => {
      const running = signal();
      await options.confirm(code, running);
      if (!running.aborted) onConfirmed();
    },
    takeError: (error) => {
      if (isAboutCode(error)) return false;
      if (isTooManyAttempts(error)) setAttemptsExceeded(true);
      void handleRefusal(error);
      return true;
    },
  });

  // A refused code is selected, so that typing replaces it.
  const { code: fault } = flow.form.formState.errors;
  useEffect(() => {
    if (fault?.type === 'server') flow.form.setFocus('code', { shouldSelect: true });
  }, [fault, flow.form]);

  const cannotConfirm = attemptsExceeded || options.isBlocked === true;
  const code = flow.form.watch('code');

  // Each code is submitted automatically only once, because a refused one stays in the field until it is edited.
  const lastSent = useRef(typed);
  const sendWhenWhole = useEffectEvent(() => {
    if (code.length !== digits || code === lastSent.current || cannotConfirm) return;
    lastSent.current = code;
    void flow.onSubmit({ preventDefault: () => undefined });
  });
  useEffect(() => {
    if (code.length < digits) lastSent.current = '';
    sendWhenWhole();
  }, [code, digits]);

  return {
    flow,
    code,
    attemptsExceeded,
    cannotConfirm,
    beginAnew: () => {
      setAttemptsExceeded(false);
      flow.form.setValue('code', '');
      flow.form.clearErrors();
      flow.setFormError(null);
    },
  };
};
