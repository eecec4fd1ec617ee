import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentDialogs } from '../../ui/dialogs/dialog-stack.ts';
import styles from './skip-links.module.css';

const typing = 'input, textarea, select, [contenteditable="true"]';

const focusFirstField = (main: HTMLElement | null) => {
  const fields = main?.querySelectorAll<HTMLElement>('input:enabled, textarea:enabled, select:enabled') ?? [];
  const first = [...fields].find((field) => field.getClientRects().length > 0);
  (first ?? main)?.focus();
};

/** A slash leads to the page's first field from anywhere, unless something is being typed. */
const useQuickFocus = (main: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
      const isPlain = !(event.ctrlKey || event.altKey || event.metaKey);
      if (event.key !== '/' || isTyping || !isPlain || currentDialogs().length > 0) return;
      event.preventDefault();
      focusFirstField(main.current);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [main]);

/** Past the menu, for those who work by keyboard. Seen only while they have the focus. */
export const SkipLinks = ({ main }: { readonly main: RefObject<HTMLElement | null> }) => {
  const { t } = useTranslation();
  useQuickFocus(main);
  return (
    <div className={styles.skip}>
      <button type="button" onClick={() => main.current?.focus()}>
        {t('shell.skipToContent')}
      </button>
      <button type="button" aria-keyshortcuts="/" onClick={() => focusFirstField(main.current)}>
        {t('console.toFirstField')} <kbd>/</kbd>
      </button>
    </div>
  );
};
