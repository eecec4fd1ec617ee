import { Outlet, useLocation } from '@tanstack/react-router';
import { type ComponentProps, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageOffer } from '../../features/shell/language-offer.tsx';
import { StandstillCallout } from '../../features/shell/standstill-callout.tsx';
import { useFocusOnNavigation } from '../../features/shell/use-focus-on-navigation.ts';
import { useLeaveQuestion } from '../../features/shell/use-leave-question.ts';
import { Afterwards } from '../../lib/screen/afterwards.tsx';
import { lazyOrNothing } from '../../lib/screen/lazy-or-nothing.ts';
import { useMainContentShown } from '../../lib/screen/main-content.ts';
import button from '../../ui/button/button.module.css';
import styles from './driver-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

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
    <div className={styles.page} data-ground={pathname.startsWith('/user/') ? 'solid' : 'gradient'}>
      <button
        type="button"
        className={`${button.button} ${styles.skip}`}
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
