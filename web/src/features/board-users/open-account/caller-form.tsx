import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { NameFields } from '../../../domain/account/name-fields.tsx';
import { languages } from '../../../lib/i18n.ts';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { KnownCaller } from './known-caller.tsx';
import type { CallerFlow } from './use-caller-form.ts';

type CallerFormProps = {
  readonly id: string;
  readonly flow: CallerFlow;
  readonly known: UserAccount | null | undefined;
};

/** Phone first: if the caller has an account, that is shown instead of opening another. */
export const CallerForm = ({ id, flow, known }: CallerFormProps) => {
  const { t } = useTranslation();
  return (
    <Form flow={flow} id={id}>
      <PhoneField
        control={flow.control}
        name="phoneNumber"
        label={t('accounts.fields.phone')}
        autoComplete="off"
        data-autofocus
      />
      {known ? (
        <KnownCaller user={known} />
      ) : (
        <>
          <NameFields control={flow.control} />
          <SelectField
            control={flow.control}
            name="language"
            label={t('boardUsers.open.language')}
            data={languages.map((value) => ({ value, label: t(`reasons.names.${value}`) }))}
          />
        </>
      )}
    </Form>
  );
};
