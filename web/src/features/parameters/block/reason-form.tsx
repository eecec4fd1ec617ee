import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ReasonField } from '../../../domain/reasons/reason-field.tsx';
import { type ReasonTexts, reasonSchema, reasonsOf } from '../../../domain/reasons/reason-texts.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { useSetBookingBlocked } from './use-set-booking-blocked.ts';

const schema = z.object({ reasons: reasonSchema() });

/** Changes the reason without unblocking in between. */
export const ReasonForm = ({ reasons }: { readonly reasons: ReasonTexts }) => {
  const { t } = useTranslation();
  const change = useSetBookingBlocked();
  const flow = useFormFlow({
    schema,
    defaultValues: { reasons },
    submit: async (values) => {
      await change.mutateAsync({ isBlocked: true, reasons: reasonsOf(values.reasons) });
      flow.form.reset(values);
    },
  });
  const { reset, formState } = flow.form;
  const { isDirty } = formState;
  useUnsavedWork(() => isDirty);
  // Takes another operator's correction unless something is being typed here.
  useEffect(() => {
    if (!isDirty) reset({ reasons });
  }, [reasons, isDirty, reset]);

  return (
    <Form
      flow={flow}
      actions={
        <div>
          <SubmitButton fullWidth={false} disabled={!isDirty}>
            {t('parameters.block.saveReason')}
          </SubmitButton>
        </div>
      }
    >
      <ReasonField control={flow.control} name="reasons" label={t('parameters.block.reason')} kind="BLOCK" />
    </Form>
  );
};
