import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { apkVersionQuery, useIsSiteComing, useSite } from '../../lib/site.ts';
import styles from './driver-layout.module.css';

const AndroidLink = ({ url }: { url: string }) => {
  const { t } = useTranslation();
  const { version, released } = useQuery(apkVersionQuery).data ?? {};
  return (
    <a href={url}>
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
      <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
      <nav aria-label={t('shell.footerNavigation')}>
        <Link to="/info/acp">{t('footer.about')}</Link>
        <Link to="/info/policy">{t('footer.policy')}</Link>
        <Link to="/info/user-agreement">{t('footer.userAgreement')}</Link>
        {regulations && (
          <a href={regulations} target="_blank" rel="noreferrer">
            {t('footer.regulations')}
          </a>
        )}
        {site?.apkUrl && <AndroidLink url={site.apkUrl} />}
        {site && (
          <a href={`mailto:${site.supportEmail}`}>{t('footer.email', { email: site.supportEmail })}</a>
        )}
        {site && <a href={telephone(site.supportPhone)}>{t('footer.phone', { phone: site.supportPhone })}</a>}
      </nav>
    </footer>
  );
};
