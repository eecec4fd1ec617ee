import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withCaptcha } from '../../lib/captcha/captcha.ts';
import styles from './captcha-notice.module.css';

export const useCaptcha = () => {
  const [checking, setChecking] = useState(false);
  const guarded = <T,>(attempt: (captchaToken?: string) => Promise<T>) =>
    withCaptcha(attempt, { onChecking: setChecking });
  return { checking, guarded };
};

export const CaptchaNotice = ({ checking }: { readonly checking: boolean }) => {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.live}>
      {checking && <p className={styles.note}>{t('accounts.captcha.checking')}</p>}
    </div>
  );
};
