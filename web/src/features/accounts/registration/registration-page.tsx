import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NameFields } from '../../../domain/account/name-fields.tsx';
import controls from '../../../ui/button/text-button.module.css';
import { CheckedSubmit } from '../../../ui/captcha/captcha-callout.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ChoiceSwitch } from '../../../ui/tabs/choice-switch.tsx';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import styles from '../accounts.module.css';
import { AgreementField } from '../agreement-field.tsx';
import { FormCard, startAt } from '../form-card.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { usePendingCode } from '../sign-in/sign-in-with-code.tsx';
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts';
import { useRegistration } from './use-registration.ts';

type RegistrationFormProps = { readonly registration: ReturnType<typeof useRegistration> };

const methods = ['PHONE_NUMBER', 'EMAIL'] as const;

const RegistrationForm = ({ registration }: RegistrationFormProps) => {
  const { t } = useTranslation();
  const { method, setMethod, checking, flow } = registration;
  const { control } = flow;
  const known = useWatch({ control, name: ['lastName', 'firstName', 'phoneNumber', 'email'] });
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => startAt(fields.current, 'input:not([type=radio])'), []);
  return (
    <div ref={fields}>
      <Form
        flow={flow}
        actions={<CheckedSubmit checking={checking}>{t('accounts.registration.submit')}</CheckedSubmit>}
      >
        <ChoiceSwitch
          legend={t('accounts.registration.method')}
          name="identificationMethod"
          choices={methods.map((value) => ({ value, label: t(`accounts.registration.methods.${value}`) }))}
          value={method}
          onChange={setMethod}
        />
        {method === 'EMAIL' ? (
          <EmailField
            control={control}
            name="email"
            label={t('accounts.fields.email')}
            description={t('accounts.registration.phoneLater')}
          />
        ) : (
          <PhoneField control={control} name="phoneNumber" label={t('accounts.fields.phone')} />
        )}
        <NameFields control={control} />
        <NewPasswordField
          control={control}
          name="password"
          label={t('accounts.fields.password')}
          known={known}
        />
        <AgreementField control={control} name="agreementAccepted" />
      </Form>
    </div>
  );
};

type RegistrationPageProps = {
  /** At "/": whoever registers there has chosen a time and goes on to the form that takes it. */
  readonly isBesidePlaces?: boolean;
};

export const RegistrationPage = ({ isBesidePlaces = false }: RegistrationPageProps) => {
  const { t } = useTranslation();
  const finish = useFinishSignIn();
  const code = usePendingCode('registration');
  const registration = useRegistration(code.ask);
  const { isDirty } = registration.flow.form.formState;
  useUnsavedWork(() => code.pending === null && isDirty);

  if (code.pending !== null) {
    const { CodeStep, confirmation } = code.pending;
    return (
      <CodeStep
        confirmation={confirmation}
        onSignedIn={(answer) => {
          code.settle();
          registration.forget();
          void finish(answer, { registered: true, toForm: isBesidePlaces });
        }}
        onCancel={code.giveUp}
      />
    );
  }
  return (
    <FormCard
      level={isBesidePlaces ? 2 : 1}
      title={t('accounts.registration.title')}
      footer={
        <>
          <span>{t('accounts.registration.haveAccount')}</span>
          <Link to={isBesidePlaces ? '/' : '/user/login'} className={`${controls.link} ${styles.link}`}>
            {t('accounts.registration.signIn')}
          </Link>
        </>
      }
    >
      <RegistrationForm registration={registration} />
    </FormCard>
  );
};
