import { Button } from '@mantine/core';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { SetupPeople, SetupState } from '#contract/setup/setup.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { RemoveButton } from '../../../ui/button/remove-button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { EmailField, TextField } from '../../../ui/fields/text-field.tsx';
import { email, newPassword, requiredText } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../setup.module.css';
import { StepActions } from './step-actions.tsx';
import { forgetTyped, readTyped, useKeptValues } from './use-kept-values.ts';

const roles = ['OPERATOR', 'ADMIN', 'AUDITOR'] as const;
const mostColleagues = 20;

const person = { firstName: requiredText(100), lastName: requiredText(100), email: email() };
const schema = z.object({
  administrator: z.object({ ...person, password: newPassword() }),
  colleagues: z.array(z.object({ ...person, role: z.enum(roles) })),
});
type Typed = z.input<typeof schema>;

const nobody = { firstName: '', lastName: '', email: '' };

const toStored = ({ administrator, colleagues }: Typed) => ({
  administrator: { ...administrator, password: '' },
  colleagues,
});

type PersonFieldsProps = {
  readonly control: Control<Typed, unknown, Typed>;
  readonly path: 'administrator' | `colleagues.${number}`;
  readonly isSelf: boolean;
};

const PersonFields = ({ control, path, isSelf }: PersonFieldsProps) => {
  const { t } = useTranslation();
  const fill = (name: string) => (isSelf ? name : 'off');
  return (
    <>
      <TextField
        control={control}
        name={`${path}.firstName`}
        label={t('setup.people.firstName')}
        autoComplete={fill('given-name')}
      />
      <TextField
        control={control}
        name={`${path}.lastName`}
        label={t('setup.people.lastName')}
        autoComplete={fill('family-name')}
      />
      <EmailField
        control={control}
        name={`${path}.email`}
        label={t('setup.people.email')}
        autoComplete={fill('email')}
      />
    </>
  );
};

type ColleaguesProps = Pick<PersonFieldsProps, 'control'> & { readonly mayInvite: boolean };

const Colleagues = ({ control, mayInvite }: ColleaguesProps) => {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name: 'colleagues' });
  return (
    <section className={`${layout.stack} ${layout.ruled}`} aria-labelledby="setup-colleagues">
      <h3 id="setup-colleagues">{t('setup.people.colleagues')}</h3>
      <p className={text.hint}>{t(mayInvite ? 'setup.people.colleaguesHint' : 'setup.people.mailFirst')}</p>
      {fields.map((field, index) => (
        <fieldset key={field.id} className={`${layout.stack} ${layout.boxed} ${styles.box}`}>
          <div className={layout.apart}>
            <span className={text.strong}>{t('setup.people.colleague', { count: index + 1 })}</span>
            <RemoveButton
              label={t('setup.people.remove', { count: index + 1 })}
              onClick={() => remove(index)}
            />
          </div>
          <div className={layout.fields}>
            <PersonFields control={control} path={`colleagues.${index}`} isSelf={false} />
            <SelectField
              control={control}
              name={`colleagues.${index}.role`}
              label={t('setup.people.role')}
              data={roles.map((value) => ({ value, label: t(`boardUsers.roles.${value}.name`) }))}
              autoComplete="off"
            />
          </div>
        </fieldset>
      ))}
      {mayInvite && fields.length < mostColleagues && (
        <div>
          <Button variant="default" onClick={() => append({ ...nobody, role: 'OPERATOR' })}>
            {t('setup.people.add')}
          </Button>
        </div>
      )}
    </section>
  );
};

type PeopleStepProps = {
  readonly state: SetupState;
  readonly onFinish: (people: SetupPeople) => Promise<void>;
  readonly onBack: () => void;
};

export const PeopleStep = ({ state, onFinish, onBack }: PeopleStepProps) => {
  const { t } = useTranslation();
  const flow = useFormFlow<Typed, Typed>({
    schema,
    defaultValues: {
      administrator: { ...nobody, password: '' },
      colleagues: [],
      ...readTyped<Typed>('people'),
    },
    submit: async ({ administrator, colleagues }) => {
      await onFinish({ administrator: { ...administrator, language: currentLanguage() }, colleagues });
      forgetTyped('people');
    },
  });
  const { control, form } = flow;
  useKeptValues('people', form, toStored);
  return (
    <Form
      flow={flow}
      actions={
        <StepActions onBack={onBack}>
          <SubmitButton fullWidth={false}>{t('setup.people.finish')}</SubmitButton>
        </StepActions>
      }
    >
      <div className={`${layout.stack} ${styles.body}`}>
        <p className={text.dimmed}>{t('setup.people.intro')}</p>
        <div className={layout.fields}>
          <PersonFields control={control} path="administrator" isSelf />
          <PasswordField
            control={control}
            name="administrator.password"
            label={t('setup.people.password')}
            description={t('accounts.fields.passwordHint')}
            autoComplete="new-password"
          />
        </div>
        {state.needsFactor && (
          <Callout>
            <p>{t('setup.people.factor')}</p>
          </Callout>
        )}
        <Colleagues control={control} mayInvite={state.channels.EMAIL.test?.state === 'SENT'} />
      </div>
    </Form>
  );
};
