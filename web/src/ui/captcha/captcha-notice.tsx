import { useTranslation } from 'react-i18next';
import styles from './captcha-notice.module.css';

/** Says why a form takes longer than usual. */
export const CaptchaNotice = ({ checking }: { readonly checking: boolean }) => {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.live}>
      {checking && <p className={styles.note}>{t('accounts.captcha.checking')}</p>}
    </div>
  );
};
