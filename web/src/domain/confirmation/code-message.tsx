import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import text from '../../ui/text/text.module.css';
import styles from './code-fields.module.css';
import type { Validity } from './use-countdown.ts';

type CodeMessageProps = {
  readonly confirmation: Confirmation;
  readonly emailVerified: boolean;
  readonly validity: Validity;
};

const ValidityLine = ({ validity }: Pick<CodeMessageProps, 'validity'>) => {
  const { t } = useTranslation();
  const { secondsLeft } = validity;
  if (secondsLeft === 0)
    return (
      <p role="alert" className={styles.error}>
        {t('codeConfirmation.expired')}
      </p>
    );
  return (
    <p className={text.hint}>{t('codeConfirmation.validFor', { count: Math.ceil(secondsLeft / 60) })}</p>
  );
};

/** Without a verified e-mail it also invites the driver to add one. */
export const CodeMessage = ({ confirmation, emailVerified, validity }: CodeMessageProps) => {
  const { t } = useTranslation();
  const { channel } = confirmation;
  // Non-breaking spaces keep a phone number in one line.
  const target = confirmation.target.replaceAll(' ', '\u00a0');
  return (
    <div>
      <p className={text.breaks}>
        {!emailVerified && channel === 'SMS'
          ? t('codeConfirmation.messageWithEmail', { target })
          : t(`codeConfirmation.message.${channel}`, { target })}
      </p>
      {confirmation.delayed && <p className={text.hint}>{t('codeConfirmation.delayed')}</p>}
      <ValidityLine validity={validity} />
    </div>
  );
};
