import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#contract/accounts.ts';
import styles from './code-fields.module.css';

type CodeMessageProps = { readonly confirmation: Confirmation; readonly emailVerified: boolean };

/** Where the code went. Without a verified e-mail it names the phone and invites to add an address. */
export const CodeMessage = ({ confirmation, emailVerified }: CodeMessageProps) => {
  const { t } = useTranslation();
  const { channel, target, expiresInSeconds } = confirmation;
  return (
    <div>
      <p className={styles.message}>
        {!emailVerified && channel === 'SMS'
          ? t('codeConfirmation.messageWithEmail', { target })
          : t(`codeConfirmation.message.${channel}`, { target })}
      </p>
      <p className={styles.validity}>
        {t('codeConfirmation.validFor', { count: Math.ceil(expiresInSeconds / 60) })}
      </p>
    </div>
  );
};
