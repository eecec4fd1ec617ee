import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { phoneNumber } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { sendPhoneCode } from './confirm-phone.ts';

type PhoneDialogProps = {
  readonly number: string;
  /** Null when the person gives up. */
  readonly close: (sent: Confirmation | null) => void;
};

const schema = z.object({ mobileNumber: phoneNumber() });

export const PhoneDialog = ({ number, close }: PhoneDialogProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const flow = useFormFlow({
    schema,
    defaultValues: { mobileNumber: number },
    submit: async ({ mobileNumber }) => close(await sendPhoneCode(mobileNumber)),
  });
  return (
    <DialogFrame
      size="sm"
      title={t('accounts.phone.neededTitle')}
      message={t('accounts.phone.neededText')}
      actions={
        <>
          <Button variant="default" onClick={() => close(null)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={flow.submitting}>
            {t('accounts.lk.getCode')}
          </Button>
        </>
      }
    >
      <Form flow={flow} id={formId}>
        <PhoneField
          control={flow.control}
          name="mobileNumber"
          label={t('accounts.fields.phone')}
          data-autofocus
        />
      </Form>
    </DialogFrame>
  );
};
