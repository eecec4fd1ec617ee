import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { AddedFactor, CreationOptions } from '#contract/accounts/factors.ts';
import { describeDevice } from '#kernel/devices/describe-device.ts';
import { withProofAgain } from '../../../domain/account/proof-again/with-proof-again.ts';
import { makePasskey, passkeyWords } from '../../../domain/confirmation/factor/passkeys.ts';
import { useSignal } from '../../../domain/confirmation/use-signal.ts';
import { call } from '../../../lib/api.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { requiredText } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';

type Props = {
  readonly options: CreationOptions;
  readonly close: (added: AddedFactor | null) => void;
};

const schema = z.object({ name: requiredText(60) });

export const PasskeyDialog = ({ options, close }: Props) => {
  const { t } = useTranslation();
  const signal = useSignal();
  const device = describeDevice(navigator.userAgent);
  const flow = useFormFlow({
    schema,
    defaultValues: {
      name: device ? t('accounts.sessions.device', device) : t('accounts.factors.passkey.title'),
    },
    submit: async ({ name }) => {
      const body = { name, response: await makePasskey(options, signal()) };
      const answer = await withProofAgain(() => call('POST /users/factors/passkey', { expect: 201, body }));
      close(answer.body);
    },
    takeError: (error) => {
      const words = passkeyWords(error);
      flow.setFormError(words);
      return words !== null;
    },
  });
  return (
    <FormDialog
      title={t('accounts.factors.passkey.title')}
      message={t('accounts.factors.passkey.text')}
      flow={flow}
      submitLabel={t('accounts.factors.passkey.submit')}
      onCancel={() => close(null)}
    >
      <TextField
        control={flow.control}
        name="name"
        label={t('accounts.factors.passkey.name')}
        description={t('accounts.factors.passkey.nameHint')}
        autoComplete="off"
        maxLength={60}
        data-autofocus
      />
    </FormDialog>
  );
};
