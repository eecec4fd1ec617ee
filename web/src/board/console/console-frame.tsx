import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckpointClock } from '../../domain/checkpoint/checkpoint-clock.tsx';
import { deviceDiffers } from '../../domain/checkpoint/checkpoint-time.ts';
import { ActBar } from '../../domain/queue/acts/act-bar.tsx';
import { ActsHost } from '../../features/board-acts/acts-panel.tsx';
import { searchBoxState } from '../../features/board-search/search-box-state.ts';
import bar from '../../features/shell/bar.module.css';
import { ProductMark } from '../../features/shell/product-mark.tsx';
import { StandstillCallout } from '../../features/shell/standstill-callout.tsx';
import { useFocusOnNavigation } from '../../features/shell/use-focus-on-navigation.ts';
import { useLeaveQuestion } from '../../features/shell/use-leave-question.ts';
import { useNow } from '../../lib/screen/use-now.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import button from '../../ui/button/button.module.css';
import { PlainButton } from '../../ui/button/plain-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { ShortcutsHost } from '../../ui/shortcuts/shortcuts-host.tsx';
import text from '../../ui/text/text.module.css';
import { ConsoleBar } from './bar/console-bar.tsx';
import { StateStrip } from './bar/state-strip.tsx';
import { CommandsProvider, SearchHost } from './commands/search-host.tsx';
import styles from './console-frame.module.css';
import { ConsoleMenu } from './menu/console-menu.tsx';
import { useSection, useShownSection } from './use-section.ts';

/** Remembers the path it was opened at, so that any navigation closes the menu. */
const useMenuState = () => {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return { isOpen, toggle: () => setOpenAt(isOpen ? null : pathname) };
};

const MenuIcon = ({ isOpen }: { isOpen: boolean }) => (
  <Icon size={24} stroke={2} path={isOpen ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
);

const ConsoleSide = () => {
  const { t } = useTranslation();
  const menu = useMenuState();
  return (
    <header className={`${layout.filling} ${layout.onScreen} ${styles.side}`}>
      <div className={`${layout.apart} ${styles.top}`}>
        <span className={bar.logo}>
          <ProductMark />
          {t('common.productName')}
        </span>
        <button
          type="button"
          className={`${bar.item} ${styles.toggle}`}
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
  );
};

const focusFirstField = (main: HTMLElement | null) => {
  const fields = main?.querySelectorAll<HTMLElement>('input:enabled, textarea:enabled, select:enabled') ?? [];
  const first = [...fields].find((field) => field.getClientRects().length > 0);
  (first ?? main)?.focus();
};

const skip = `${button.button} ${button.skip}`;

const SkipLinks = ({ main }: { readonly main: RefObject<HTMLElement | null> }) => {
  const { t } = useTranslation();
  return (
    <>
      <PlainButton className={skip} onClick={() => main.current?.focus()}>
        {t('shell.skipToContent')}
      </PlainButton>
      <PlainButton className={skip} aria-keyshortcuts="/" onClick={() => focusFirstField(main.current)}>
        {t('console.toFirstField')} <kbd>/</kbd>
      </PlainButton>
    </>
  );
};

const ZoneNote = () => {
  const timeZone = useTimeZone();
  if (!deviceDiffers(useNow(), timeZone)) return null;
  return (
    <div className={`${text.small} ${styles.note}`}>
      <CheckpointClock />
    </div>
  );
};

/** Publishes the height of the sticky head, which changes with its callouts, so that panels can stick below it. */
const useHeadHeight = () => {
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measured = head.current;
    if (!measured) return;
    const tell = () =>
      frame.current?.style.setProperty('--console-head-height', `${measured.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return { frame, head };
};

/** Reads only the section of the address, so that stepping from row to row does not render the frame again. */
export const ConsoleFrame = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const main = useFocusOnNavigation(useSection());
  const { frame, head } = useHeadHeight();
  useLeaveQuestion();
  return (
    <div ref={frame} className={styles.console} data-section={useShownSection()}>
      <SkipLinks main={main} />
      <ConsoleSide />
      <div>
        <div ref={head} className={`${layout.onScreen} ${styles.head}`}>
          <ConsoleBar />
          <StateStrip />
          <StandstillCallout />
          <ZoneNote />
        </div>
        <CommandsProvider>
          <main ref={main} tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
          <SearchHost />
        </CommandsProvider>
        <ActBar />
        <ActsHost />
        <ShortcutsHost
          title={t('console.everywhere')}
          shortcuts={[
            { keys: ['Mod+K'], words: t('shortcuts.search'), run: searchBoxState.open },
            { keys: ['F1'], words: t('console.help.title'), run: () => void navigate({ to: '/help' }) },
            { keys: ['/'], words: t('shortcuts.firstField'), run: () => focusFirstField(main.current) },
          ]}
        />
      </div>
    </div>
  );
};
