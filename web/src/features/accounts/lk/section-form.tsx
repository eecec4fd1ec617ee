import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../../ui/form/form-actions.tsx';
import type { FormFlow } from '../../../ui/form/use-form-flow.ts';
import { useGivingUp } from '../../../ui/unsaved/ask-to-leave.ts';
import styles from './account-section.module.css';

/** Says that something was done. In the page from the start, so that it is also heard. */
export const Done = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={styles.live}>
    {children && <p className={styles.done}>{children}</p>}
  </div>
);

type SectionFormProps<Input extends FieldValues, Output> = {
  readonly flow: FormFlow<Input, Output>;
  readonly submitLabel: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** A small form inside a section, with a way back. */
export const SectionForm = <Input extends FieldValues, Output>({
  flow,
  submitLabel,
  onCancel,
  children,
}: SectionFormProps<Input, Output>) => {
  const { t } = useTranslation();
  const { isDirty } = flow.form.formState;
  const giveUp = useGivingUp(() => isDirty, onCancel);
  return (
    <Form
      flow={flow}
      actions={
        <FormActions>
          <Button variant="default" disabled={flow.submitting} onClick={() => void giveUp()}>
            {t('common.cancel')}
          </Button>
          <SubmitButton fullWidth={false}>{submitLabel}</SubmitButton>
        </FormActions>
      }
    >
      {children}
    </Form>
  );
};
