import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { NameFields } from '../../../domain/account/name-fields.tsx';
import { languages } from '../../../lib/i18n.ts';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { optionalText, phoneNumber, requiredText } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { openAccount } from '../user-calls.ts';
import { callersQuery } from './callers.ts';
import { KnownCaller } from './known-caller.tsx';

const schema = z.object({
  phoneNumber: phoneNumber(),
  lastName: requiredText(100),
  firstName: requiredText(100),
  patronymic: optionalText(100),
  language: z.enum(languages),
});

const nobody = { phoneNumber: '', lastName: '', firstName: '', patronymic: '', language: 'RU' as const };
const pauseMs = 300;

/** The phone comes first: often the caller has an account, and then it is shown instead of opening another. */
export const CallerForm = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const flow = useFormFlow({
    schema,
    defaultValues: nobody,
    submit: async ({ patronymic, ...caller }) => {
      const opened = await openAccount({ ...caller, ...(patronymic !== '' && { patronymic }) });
      flow.form.reset();
      await navigate({ to: '/users/$id', params: { id: opened.id }, ignoreBlocker: true });
    },
  });
  const { isDirty } = flow.form.formState;
  useUnsavedWork(() => isDirty && !flow.submitting);
  const [typed] = useDebouncedValue(useWatch({ control: flow.control, name: 'phoneNumber' }), pauseMs);
  const phone = schema.shape.phoneNumber.safeParse(typed);
  const { data: known } = useQuery(callersQuery(phone.success ? phone.data : ''));
  return (
    <Form
      flow={flow}
      actions={known ? undefined : <SubmitButton>{t('boardUsers.open.submit')}</SubmitButton>}
    >
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
