import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import anchored from '../anchored/anchored.module.css';
import button from '../button/button.module.css';
import { currentTrail, giveFocusTo } from '../focus/focus-trail.ts';
import { CrossIcon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import { ScrollBox } from '../layout/scroll-box.tsx';
import { isMac } from './is-mac.ts';
import { keyWords } from './match-key.ts';
import styles from './shortcuts-host.module.css';
import {
  type Shortcut,
  type ShortcutScope,
  shortcutsHelp,
  useCurrentShortcuts,
  useShortcuts,
} from './use-shortcuts.ts';

const ScopeKeys = ({ title, shortcuts }: ShortcutScope) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <dl>
      {shortcuts.map(({ keys, words }) => (
        <Fragment key={words}>
          <dt className={`${layout.row} ${layout.tight}`}>
            {keys.map((key) => (
              <kbd key={key}>{keyWords(key, isMac)}</kbd>
            ))}
          </dt>
          <dd>{words}</dd>
        </Fragment>
      ))}
    </dl>
  </section>
);

/** Escape closes this panel before anything else, wherever the focus is. */
const useClosingKeys = (onClose: () => void) => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== '?') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
};

/** Joins scopes of the same title, which lists and parts of a page register. Each description is shown once. */
const byTitle = (scopes: readonly ShortcutScope[]): ShortcutScope[] =>
  [...Map.groupBy(scopes, ({ title }) => title)].map(([title, same]) => ({
    title,
    shortcuts: [
      ...new Map(same.flatMap(({ shortcuts }) => shortcuts).map((one) => [one.words, one])).values(),
    ],
  }));

const ShortcutsPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const close = useRef<HTMLButtonElement>(null);
  const scopes = useCurrentShortcuts();
  useClosingKeys(onClose);
  useLayoutEffect(() => {
    const opener = currentTrail();
    close.current?.focus({ preventScroll: true });
    return () => giveFocusTo(opener);
  }, []);
  return createPortal(
    <section
      className={`${anchored.panel} ${layout.onScreen} ${styles.panel}`}
      role="dialog"
      aria-labelledby="shortcuts-title"
      data-above-panels
    >
      <div className={layout.apart}>
        <h2 id="shortcuts-title">{t('shortcuts.title')}</h2>
        <button
          ref={close}
          type="button"
          className={button.icon}
          aria-label={t('shortcuts.close')}
          onClick={onClose}
        >
          <CrossIcon />
        </button>
      </div>
      <ScrollBox label={t('shortcuts.title')}>
        {byTitle([...scopes].reverse().map((scope) => scope())).map((scope) => (
          <ScopeKeys key={scope.title} {...scope} />
        ))}
      </ScrollBox>
    </section>,
    document.body,
  );
};

type Props = {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
};

/** Must be mounted once per application. */
export const ShortcutsHost = ({ title, shortcuts }: Props) => {
  const { t } = useTranslation();
  const isOpen = shortcutsHelp.useIsOpen();
  useShortcuts(title, [...shortcuts, { keys: ['?'], words: t('shortcuts.help'), run: shortcutsHelp.open }]);
  return isOpen ? <ShortcutsPanel onClose={shortcutsHelp.close} /> : null;
};
