import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { NameFields } from '../../../domain/account/name-fields.tsx';
import { languages } from '../../../lib/i18n.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { optionalText, phoneNumber, requiredText } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import text from '../../../ui/text/text.module.css';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { UserStatus } from '../user-badges.tsx';
import { openAccount } from '../user-calls.ts';
import { useUserSearch } from '../user-search.ts';
import { callersQuery } from './callers.ts';

const schema = z.object({
  phoneNumber: phoneNumber(),
  lastName: requiredText(100),
  firstName: requiredText(100),
  patronymic: optionalText(100),
  language: z.enum(languages),
});

const nobody = { phoneNumber: '', lastName: '', firstName: '', patronymic: '', language: 'RU' as const };
const pauseMs = 300;

/** `known` is the existing account with the typed phone. */
const useCallerForm = () => {
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
  const [typed] = useDebouncedValue(useWatch({ control: flow.control, name: 'phoneNumber' }), pauseMs);
  const phone = schema.shape.phoneNumber.safeParse(typed);
  const { data: known } = useQuery(callersQuery(phone.success ? phone.data : ''));
  return { flow, known };
};

type CallerFlow = ReturnType<typeof useCallerForm>['flow'];

type CallerFormProps = {
  readonly id: string;
  readonly flow: CallerFlow;
  readonly known: UserAccount | null | undefined;
};

/** The phone comes first: if it has an account, that is shown, and no other is opened. */
const CallerForm = ({ id, flow, known }: CallerFormProps) => {
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

export const KnownCaller = ({ user }: { readonly user: UserAccount }) => {
  const { t } = useTranslation();
  return (
    <Callout role="status" tone="green">
      <p>
        {t('boardUsers.open.known', { name: fullName(user) })} <UserStatus user={user} />
      </p>
      <Button
        size="sm"
        renderRoot={(props) => <Link {...props} to="/users/$id" params={{ id: user.id }} ignoreBlocker />}
      >
        {t('boardUsers.open.show')}
      </Button>
    </Callout>
  );
};

export const OpenAccountPanel = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { address } = useUserSearch();
  const formId = useId();
  const { flow, known } = useCallerForm();
  const { isDirty } = flow.form.formState;
  useUnsavedWork(() => isDirty && !flow.submitting);
  const title = t('boardUsers.open.title');
  const close = () => void navigate({ to: '/users', search: address });
  return (
    <SidePanel
      label={title}
      onClose={close}
      footer={
        !known && (
          <FormActions>
            <Button variant="default" disabled={flow.submitting} onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={flow.submitting}>
              {t('boardUsers.open.submit')}
            </Button>
          </FormActions>
        )
      }
    >
      <h2>{title}</h2>
      <p className={text.dimmed}>{t('boardUsers.open.text')}</p>
      <CallerForm id={formId} flow={flow} known={known} />
    </SidePanel>
  );
};
