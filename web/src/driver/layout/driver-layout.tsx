import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { type ComponentProps, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageOffer } from '../../features/shell/language-offer.tsx';
import { StandstillCallout } from '../../features/shell/standstill-callout.tsx';
import { useFocusOnNavigation } from '../../features/shell/use-focus-on-navigation.ts';
import { useLeaveQuestion } from '../../features/shell/use-leave-question.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Afterwards } from '../../lib/screen/afterwards.tsx';
import { lazyOrNothing } from '../../lib/screen/lazy-or-nothing.ts';
import { useMainContentShown } from '../../lib/screen/main-content.ts';
import { apkVersionQuery, useIsSiteComing, useSite } from '../../lib/site.ts';
import button from '../../ui/button/button.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './driver-layout.module.css';
import { Header } from './header.tsx';

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

/** A number of the settings that was written without spaces, as numbers are written everywhere else. */
const spaced = (number: string) =>
  number.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2 $3 $4').replaceAll(' ', '\u00a0');

const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

const Footer = () => {
  const { t } = useTranslation();
  const site = useSite();
  const isComing = useIsSiteComing();
  const regulations = currentLanguage() === 'RU' ? site?.regulationsUrl : null;
  // Render all links at once to avoid layout shifts.
  if (isComing) return null;
  return (
    <footer className={`${text.hint} ${layout.row} ${styles.footer}`}>
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
          <span>
            <a href={`mailto:${site.supportEmail}`}>{t('footer.email', { email: site.supportEmail })}</a>
            <a href={telephone(site.supportPhone)}>
              {t('footer.phone', { phone: spaced(site.supportPhone) })}
            </a>
          </span>
        )}
      </nav>
    </footer>
  );
};

const BannerPlace = lazyOrNothing(
  async () => (await import('../../features/promo/banner-place.tsx')).BannerPlace,
);

/** Loads advertising only after the main content has been painted. */
const BannersAfterContent = ({ place }: ComponentProps<typeof BannerPlace>) =>
  useMainContentShown() ? (
    <Suspense fallback={null}>
      <BannerPlace place={place} />
    </Suspense>
  ) : null;

export const DriverLayout = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const main = useFocusOnNavigation(pathname);
  useLeaveQuestion();
  return (
    <div
      className={`${layout.filling} ${styles.page}`}
      data-ground={pathname.startsWith('/user/') ? 'solid' : 'gradient'}
    >
      <button
        type="button"
        className={`${button.button} ${button.skip}`}
        onClick={() => main.current?.focus()}
      >
        {t('shell.skipToContent')}
      </button>
      <Header />
      <LanguageOffer />
      <StandstillCallout />
      <div className={styles.middle}>
        <main ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <BannersAfterContent place="left" />
        <BannersAfterContent place="right" />
      </div>
      <BannersAfterContent place="footer" />
      <Afterwards>
        <Footer />
      </Afterwards>
      <BannersAfterContent place="popup" />
    </div>
  );
};
