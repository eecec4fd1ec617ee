import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Confirmation, ConfirmationKind, Profile } from '#contract/accounts/accounts.ts';
import { profileQuery } from '../../domain/account/profile.ts';
import { CodeConfirmationForm } from '../../domain/confirmation/code-confirmation-form.tsx';
import { confirmCodeDialog } from '../../domain/confirmation/confirm-code-dialog.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Choice, Choices, Example } from '../choice.tsx';
import { afterAWhile, brokenAnswer, noNetwork, refusal } from '../fake-answers.ts';

const kinds: readonly ConfirmationKind[] = [
  'BOOKING',
  'AUTHORIZATION',
  'LOGIN_ATTEMPT',
  'MAIL_PHONE_UPDATE',
  'PASSWORD_RESET',
];

const confirmationOf = (kind: ConfirmationKind, channel: Confirmation['channel']): Confirmation => ({
  id: `gallery-${kind}`,
  kind,
  channel,
  target: channel === 'SMS' ? '+7•••••••567' : 'd•••••@oktet.local',
  resendInSeconds: 300,
  expiresInSeconds: 900,
});

const fakeCalls = (t: TFunction, resendFails: boolean) => ({
  confirm: async (code: string, signal: AbortSignal) => {
    await afterAWhile(200, signal);
    if (code === '123456') return;
    if (code === '000000') throw refusal(429, { code: t('gallery.codeConfirmation.tooMany') });
    if (code === '500500') throw brokenAnswer();
    if (code === '409409') throw refusal(409, {}, t('errors.PLATE_ALREADY_BOOKED'));
    throw refusal(400, { code: t('gallery.codeConfirmation.wrongCode') });
  },
  resend: async (signal: AbortSignal) => {
    await afterAWhile(200, signal);
    if (resendFails) throw noNetwork();
  },
});

const DialogExample = () => {
  const { t } = useTranslation();
  const [kind, setKind] = useState<ConfirmationKind>('BOOKING');
  const [emailVerified, setEmailVerified] = useState(true);
  const [resendFails, setResendFails] = useState(false);
  const [result, setResult] = useState('');
  const open = async () => {
    const confirmation = confirmationOf(kind, emailVerified ? 'EMAIL' : 'SMS');
    setResult('');
    const email = { value: 'd@oktet.local', verified: emailVerified };
    queryClient.setQueryData<Partial<Profile>>(profileQuery.queryKey, { email });
    setResult(String(await confirmCodeDialog({ ...fakeCalls(t, resendFails), confirmation })));
  };
  return (
    <Example title={t('gallery.codeConfirmation.dialog')}>
      <p>{t('gallery.codeConfirmation.hint')}</p>
      <Choices>
        <Choice
          label={t('gallery.codeConfirmation.kind')}
          value={kind}
          options={kinds.map((one) => [one, t(`codeConfirmation.title.${one}`)] as const)}
          onChange={setKind}
        />
        <Checkbox
          label={t('gallery.codeConfirmation.emailVerified')}
          checked={emailVerified}
          onChange={(event) => setEmailVerified(event.currentTarget.checked)}
        />
        <Checkbox
          label={t('gallery.codeConfirmation.resendFails')}
          checked={resendFails}
          onChange={(event) => setResendFails(event.currentTarget.checked)}
        />
      </Choices>
      <div className={layout.row}>
        <Button onClick={open}>{t('gallery.codeConfirmation.open')}</Button>
        <output>{result !== '' && t('gallery.codeConfirmation.result', { result })}</output>
      </div>
    </Example>
  );
};

const InlineExample = () => {
  const { t } = useTranslation();
  const [result, setResult] = useState('');
  return (
    <Example title={t('gallery.codeConfirmation.inline')}>
      <CodeConfirmationForm
        {...fakeCalls(t, false)}
        confirmation={confirmationOf('LOGIN_ATTEMPT', 'SMS')}
        titleOrder={2}
        onConfirmed={() => setResult('true')}
        onCancel={() => setResult('false')}
      />
      <output>{result !== '' && t('gallery.codeConfirmation.result', { result })}</output>
    </Example>
  );
};

export const CodeConfirmationSection = () => (
  <>
    <DialogExample />
    <InlineExample />
  </>
);
