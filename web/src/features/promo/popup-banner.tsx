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

/** A text field, or whatever the keyboard has come to: the popup would lie over it. */
const isWorkedOn = (element: EventTarget | null) =>
  element instanceof Element &&
  element.matches('input:not([type="radio"], [type="checkbox"]), textarea, select, :focus-visible');

/**
 * Whether somebody has typed or gone on by keyboard on this page. Stays true until the page is left: if the popup
 * came back on blur, it would appear under the finger that presses the next thing.
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

/** The visitor looks first at what he came for. */
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

/** Pages on which nobody is in the middle of a task. A pass, whose QR it would cover, is none of them. */
export const mayShowPopupOn = (pathname: string) => /^\/(booking|lk|info(\/.*)?)\/?$/.test(pathname);

/**
 * Phones only, and never over a dialog or input. The picture is in Russian, so other languages do not get
 * it. Once closed it stays away for this visit.
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
