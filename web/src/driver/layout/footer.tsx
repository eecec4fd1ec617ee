import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { apkVersionQuery, useIsSiteComing, useSite } from '../../lib/site.ts';
import styles from './footer.module.css';

const AndroidLink = ({ url }: { url: string }) => {
  const { t } = useTranslation();
  const { version, released } = useQuery(apkVersionQuery).data ?? {};
  return (
    <a href={url} className={styles.link}>
      {t('footer.androidApp')}
      {version && <small>{t('footer.androidVersion', { version })}</small>}
      {released && <small>{t('footer.androidReleased', { released })}</small>}
    </a>
  );
};

const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

export const Footer = () => {
  const { t } = useTranslation();
  const site = useSite();
  const isComing = useIsSiteComing();
  const regulations = currentLanguage() === 'RU' ? site?.regulationsUrl : null;
  // Render all links at once to avoid layout shifts.
  if (isComing) return null;
  return (
    <footer className={styles.footer}>
      <span className={styles.copyright}>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
      <nav className={styles.links} aria-label={t('shell.footerNavigation')}>
        <Link to="/info/acp" className={styles.link}>
          {t('footer.about')}
        </Link>
        <Link to="/info/policy" className={styles.link}>
          {t('footer.policy')}
        </Link>
        <Link to="/info/user-agreement" className={styles.link}>
          {t('footer.userAgreement')}
        </Link>
        {regulations && (
          <a href={regulations} target="_blank" rel="noreferrer" className={styles.link}>
            {t('footer.regulations')}
          </a>
        )}
        {site?.apkUrl && <AndroidLink url={site.apkUrl} />}
        {site && (
          <a href={`mailto:${site.supportEmail}`} className={styles.link}>
            {t('footer.email', { email: site.supportEmail })}
          </a>
        )}
        {site && (
          <a href={telephone(site.supportPhone)} className={styles.link}>
            {t('footer.phone', { phone: site.supportPhone })}
          </a>
        )}
      </nav>
    </footer>
  );
};
