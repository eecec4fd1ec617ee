import { Outlet, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LanguageOffer } from '../../features/shell/language-offer.tsx';
import { StandstillNotice } from '../../features/shell/standstill-notice.tsx';
import { useFocusOnNavigation } from '../../features/shell/use-focus-on-navigation.ts';
import { useLeaveQuestion } from '../../features/shell/use-leave-question.ts';
import { Afterwards } from '../../lib/screen/afterwards.tsx';
import button from '../../ui/button/button.module.css';
import { BannersAfterContent } from './banners-after-content.tsx';
import styles from './driver-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

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
      <StandstillNotice />
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
