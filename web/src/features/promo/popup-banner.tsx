import { useLocation } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { useIsQuiet } from '../../lib/screen/quiet.ts';
import { readTab, writeTab } from '../../lib/tab-store.ts';
import anchored from '../../ui/anchored/anchored.module.css';
import button from '../../ui/button/button.module.css';
import { currentDialogs, subscribeToDialogs } from '../../ui/dialogs/dialog-stack.ts';
import { CrossIcon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { PlacedBanner } from './placed-banner.tsx';
import styles from './promo.module.css';
import { useShownBanner } from './use-shown-banner.ts';

/** True for a text field or an element focused by keyboard, over which the popup would lie. */
const isWorkedOn = (element: EventTarget | null) =>
  element instanceof Element &&
  element.matches('input:not([type="radio"], [type="checkbox"]), textarea, select, :focus-visible');

/**
 * Whether somebody has typed or used the keyboard on this page. Stays true until the page is left, because a popup
 * that came back on blur would appear under the finger that presses the next thing.
 */
const useHasTypedHere = (): boolean => {
  const { pathname } = useLocation();
  const [typedAt, setTypedAt] = useState(() => (isWorkedOn(document.activeElement) ? pathname : undefined));
  useEffect(() => {
    const note = ({ target }: FocusEvent) => isWorkedOn(target) && setTypedAt(pathname);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [pathname]);
  return typedAt === pathname;
};

const closedKey = 'oktet.promo.closed';

/** The popup waits for so long, because visitors look first at what they came for. */
const afterMs = 3000;

const useIsLater = (): boolean => {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLater, afterMs, true);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
};

const useHasDialog = () => useSyncExternalStore(subscribeToDialogs, () => currentDialogs().length > 0);

/** Pages on which nobody is busy with a task. The pass is not among them, because the popup would cover its code. */
export const mayShowPopupOn = (pathname: string) => /^\/(booking|lk|info(\/.*)?)\/?$/.test(pathname);

/**
 * A popup for phones, never over a dialog or input. Its picture is in Russian, so readers of other languages do not
 * get it. Once closed, it stays away for the visit.
 */
export const PopupBanner = () => {
  const { t } = useTranslation();
  const shown = useShownBanner('POPUP_MOBILE');
  const { pathname } = useLocation();
  const isBusy = [useHasDialog(), useIsQuiet(), useHasTypedHere(), !useIsLater()].includes(true);
  const [isClosed, setClosed] = useState(() => readTab<boolean>(closedKey) === true);
  const isInPlace = mayShowPopupOn(pathname) && currentLanguage() === 'RU';
  if (!shown || isClosed || isBusy || !isInPlace) return null;
  const close = () => {
    writeTab(closedKey, true);
    setClosed(true);
  };
  return (
    <aside
      className={`${anchored.panel} ${layout.onScreen} ${styles.popup}`}
      aria-label={t('promo.popup')}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <button
        type="button"
        className={`${button.icon} ${styles.close}`}
        aria-label={t('promo.close')}
        onClick={close}
      >
        <CrossIcon />
      </button>
      <PlacedBanner position="POPUP_MOBILE" shown={shown} onOpened={close} />
    </aside>
  );
};
