import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddedFactor } from '#contract/accounts/factors.ts';
import { withProofAgain } from '../../../domain/account/proof-again/with-proof-again.ts';
import { QrCode } from '../../../domain/booking/qr-code.tsx';
import { CodeField } from '../../../domain/confirmation/code-fields.tsx';
import { codeDigits } from '../../../domain/confirmation/code-rules.ts';
import { useCodeForm } from '../../../domain/confirmation/use-code-form.ts';
import { call } from '../../../lib/api.ts';
import link from '../../../ui/button/text-button.module.css';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './factors.module.css';
import { inGroups } from './in-groups.ts';

type Props = {
  readonly secret: string;
  readonly uri: string;
  readonly close: (added: AddedFactor | null) => void;
};

const confirmTotp = (code: string) =>
  withProofAgain(() => call('POST /users/factors/totp/confirm', { expect: 201, body: { code } }));

export const TotpDialog = ({ secret, uri, close }: Props) => {
  const { t } = useTranslation();
  const added = useRef<AddedFactor>(null);
  const { flow, attemptsExceeded } = useCodeForm({
    confirm: async (code) => {
      added.current = (await confirmTotp(code)).body;
    },
    onConfirmed: () => close(added.current),
  });
  return (
    <FormDialog
      title={t('accounts.factors.totp.title')}
      message={t('accounts.factors.totp.text')}
      flow={flow}
      submitLabel={t('accounts.factors.totp.submit')}
      canSubmit={!attemptsExceeded}
      onCancel={() => close(null)}
      aboveForm={
        <div className={layout.row}>
          <QrCode
            text={uri}
            label={t('accounts.factors.totp.qr')}
            className={`${layout.boxed} ${styles.qr}`}
          />
          <div className={layout.words}>
            <p>{t('accounts.factors.totp.scan')}</p>
            <a href={uri} className={`${link.link} ${styles.onPhone}`}>
              {t('accounts.factors.totp.open')}
            </a>
            <p className={text.hint}>{t('accounts.factors.totp.type')}</p>
            <p className={`${layout.row} ${layout.tight} ${text.code} ${text.strong} ${styles.secret}`}>
              <span>{inGroups(secret, 4)}</span>
              <CopyButton text={secret} label={t('accounts.factors.totp.copy')} />
            </p>
          </div>
        </div>
      }
    >
      <CodeField
        control={flow.control}
        name="code"
        label={t('accounts.factors.totp.code')}
        maxLength={codeDigits}
      />
    </FormDialog>
  );
};
