import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { accepted, email, newPassword, phoneNumber } from '../../ui/form/field-schemas.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { Choice, Example } from '../choice.tsx';
import { afterAWhile, brokenAnswer, noNetwork, refusal, unexpectedAnswer } from '../fake-answers.ts';

const schema = z.object({
  email: email(),
  phone: phoneNumber(),
  password: newPassword(),
  language: z.enum(['RU', 'EN', 'CN']),
  agreement: accepted(),
});

const answers = [
  'ok',
  'fields',
  'homeless',
  'message',
  'broken',
  'network',
  'tooMany',
  'unexpected',
] as const;
type Answer = (typeof answers)[number];

const useAnswerOf = () => {
  const { t } = useTranslation();
  return (answer: Answer): Error | undefined => {
    if (answer === 'fields')
      return refusal(400, { phoneNumber: t('gallery.form.phoneTaken'), userMail: t('gallery.form.captcha') });
    if (answer === 'homeless') return refusal(422, { captchaToken: t('gallery.form.captcha') });
    if (answer === 'message') return refusal(409, {}, t('gallery.form.slotTaken'));
    if (answer === 'broken') return brokenAnswer();
    if (answer === 'network') return noNetwork();
    if (answer === 'tooMany') return refusal(429, { '': t('gallery.form.retryIn') });
    return answer === 'unexpected' ? unexpectedAnswer() : undefined;
  };
};

const RegistrationExample = ({ answer }: { readonly answer: Answer }) => {
  const { t } = useTranslation();
  const answerOf = useAnswerOf();
  const [sent, setSent] = useState('');
  const flow = useFormFlow({
    schema,
    defaultValues: { email: '', phone: '', password: '', language: 'RU' },
    serverPaths: { userMail: 'email' },
    submit: async (values) => {
      await afterAWhile();
      const failure = answerOf(answer);
      if (failure) throw failure;
      setSent(JSON.stringify(values));
    },
  });
  const { control } = flow;
  return (
    <div>
      <Form flow={flow} actions={<SubmitButton>{t('gallery.form.submit')}</SubmitButton>}>
        <TextField
          control={control}
          name="email"
          label={t('gallery.form.email')}
          type="email"
          autoComplete="email"
        />
        <PhoneField control={control} name="phone" serverPath="phoneNumber" label={t('gallery.form.phone')} />
        <PasswordField
          control={control}
          name="password"
          label={t('gallery.form.password')}
          autoComplete="new-password"
        />
        <SelectField
          control={control}
          name="language"
          label={t('gallery.form.language')}
          data={['RU', 'EN', 'CN']}
        />
        <CheckboxField control={control} name="agreement" label={t('gallery.form.agreement')} />
      </Form>
      {sent !== '' && <output>{t('gallery.form.sent', { values: sent })}</output>}
    </div>
  );
};

export const FormSection = () => {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answer>('ok');
  return (
    <Example title={t('gallery.form.example')} as="fields">
      <RegistrationExample answer={answer} />
      <Choice
        label={t('gallery.form.answer')}
        value={answer}
        options={answers.map((one) => [one, t(`gallery.form.answers.${one}`)] as const)}
        onChange={setAnswer}
      />
    </Example>
  );
};
