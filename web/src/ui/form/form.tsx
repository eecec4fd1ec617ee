import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Callout } from '../callout/callout.tsx';
import { wordsIn } from '../errors/words.ts';
import layout from '../layout/layout.module.css';
import styles from './form.module.css';
import { FormFlowContext } from './form-flow-context.ts';
import type { FormFlow } from './use-form-flow.ts';

type FormProps<Input extends FieldValues, Output> = {
  readonly flow: FormFlow<Input, Output>;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly id?: string;
};

export const Form = <Input extends FieldValues, Output>({
  flow,
  children,
  actions,
  id,
}: FormProps<Input, Output>) => {
  const { t } = useTranslation();
  const { submitting, formError, setFormError, invalidCount } = flow;
  const { registerField } = flow.registry;
  const { setValue } = flow.form;
  const alert = useRef<HTMLDivElement>(null);
  // The error may be out of sight in a long dialog.
  useEffect(() => {
    if (formError !== null) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [formError]);
  const context = useMemo(
    () => ({
      submitting,
      registerField,
      tellEdit: () => setFormError(null),
      rewrite: (name: string, value: string) =>
        setValue(name as FieldPath<Input>, value as FieldPathValue<Input, FieldPath<Input>>),
    }),
    [submitting, registerField, setFormError, setValue],
  );
  return (
    <FormFlowContext value={context}>
      <form
        ref={flow.formRef}
        className={styles.form}
        noValidate
        onSubmit={flow.onSubmit}
        onChange={context.tellEdit}
        aria-busy={submitting}
        id={id}
      >
        <fieldset className={styles.controls} disabled={submitting} role="presentation">
          {children}
        </fieldset>
        <div ref={alert} role="alert" className={layout.live}>
          {formError && (
            <Callout tone="red">
              <p className={styles.error}>{wordsIn(t, formError)}</p>
            </Callout>
          )}
        </div>
        <VisuallyHidden aria-live="polite">
          {submitting && t('form.sending')}
          {invalidCount > 0 && t('form.invalidFields', { count: invalidCount })}
        </VisuallyHidden>
        {actions}
      </form>
    </FormFlowContext>
  );
};
