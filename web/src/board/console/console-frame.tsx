import { Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActBar } from '../../domain/queue/acts/act-bar.tsx';
import { searchBoxState } from '../../features/board-search/search-box-state.ts';
import bar from '../../features/shell/bar.module.css';
import { OfflineNotice } from '../../features/shell/offline-notice.tsx';
import { ProductMark } from '../../features/shell/product-mark.tsx';
import { useFocusOnNavigation } from '../../features/shell/use-focus-on-navigation.ts';
import { useLeaveQuestion } from '../../features/shell/use-leave-question.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ShortcutsHost } from '../../ui/shortcuts/shortcuts-host.tsx';
import { ConsoleBar } from './bar/console-bar.tsx';
import { StateStrip } from './bar/state-strip.tsx';
import { ZoneNote } from './bar/zone-note.tsx';
import { SearchHost } from './commands/search-host.tsx';
import styles from './console-frame.module.css';
import { ConsoleMenu } from './menu/console-menu.tsx';
import { focusFirstField, SkipLinks } from './skip-links.tsx';
import { useHeadHeight } from './use-head-height.ts';

/** Open at one address only: having gone somewhere closes the menu. */
const useMenuState = (pathname: string) => {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return { isOpen, toggle: () => setOpenAt(isOpen ? null : pathname) };
};

const MenuIcon = ({ isOpen }: { isOpen: boolean }) => (
  <Icon size={24} stroke={2}>
    <path d={isOpen ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
  </Icon>
);

export const ConsoleFrame = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // A panel beside its list is no other screen, and takes the focus by itself.
  const main = useFocusOnNavigation(pathname.split('/')[1] ?? '');
  const menu = useMenuState(pathname);
  const { frame, head } = useHeadHeight();
  useLeaveQuestion();
  return (
    <div ref={frame} className={styles.console}>
      <SkipLinks main={main} />
      <header className={styles.side}>
        <div className={styles.top}>
          <span className={bar.logo}>
            <ProductMark />
            {t('common.productName')}
          </span>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={menu.isOpen}
            aria-controls="console-menu"
            aria-label={t(menu.isOpen ? 'console.closeMenu' : 'console.openMenu')}
            onClick={menu.toggle}
          >
            <MenuIcon isOpen={menu.isOpen} />
          </button>
        </div>
        <ConsoleMenu isOpen={menu.isOpen} />
      </header>
      <div className={styles.content}>
        <div ref={head} className={styles.head}>
          <ConsoleBar />
          <StateStrip />
          <OfflineNotice />
          <ZoneNote />
        </div>
        <main ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <ActBar />
        <ShortcutsHost
          title={t('console.everywhere')}
          shortcuts={[
            { keys: ['Mod+K'], words: t('shortcuts.search'), run: searchBoxState.open },
            { keys: ['/'], words: t('shortcuts.firstField'), run: () => focusFirstField(main.current) },
          ]}
        />
        <SearchHost />
      </div>
    </div>
  );
};
