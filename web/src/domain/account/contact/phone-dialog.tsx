import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { phoneNumber } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { sendPhoneCode } from './confirm-phone.ts';

type PhoneDialogProps = {
  readonly number: string;
  /** Called with null if the person gives up. */
  readonly close: (sent: Confirmation | null) => void;
};

const schema = z.object({ mobileNumber: phoneNumber() });

export const PhoneDialog = ({ number, close }: PhoneDialogProps) => {
  const { t } = useTranslation();
  const flow = useFormFlow({
    schema,
    defaultValues: { mobileNumber: number },
    submit: async ({ mobileNumber }) => close(await sendPhoneCode(mobileNumber)),
  });
  return (
    <FormDialog
      size="sm"
      title={t('accounts.phone.neededTitle')}
      message={t('accounts.phone.neededText')}
      flow={flow}
      submitLabel={t('accounts.lk.getCode')}
      onCancel={() => close(null)}
    >
      <PhoneField
        control={flow.control}
        name="mobileNumber"
        label={t('accounts.fields.phone')}
        data-autofocus
      />
    </FormDialog>
  );
};
