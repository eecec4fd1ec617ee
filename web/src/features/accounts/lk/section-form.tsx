import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../../ui/form/form-actions.tsx';
import type { FormFlow } from '../../../ui/form/use-form-flow.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { useGivingUp } from '../../../ui/unsaved/ask-to-leave.ts';

/** The live region is mounted empty, because screen readers announce only later changes. */
export const StatusNote = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={layout.live}>
    {children && <p className={text.strong}>{children}</p>}
  </div>
);

type SectionFormProps<Input extends FieldValues, Output> = {
  readonly flow: FormFlow<Input, Output>;
  readonly submitLabel: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

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
