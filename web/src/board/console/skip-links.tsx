import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import buttons from '../../ui/button/button.module.css';
import styles from './console-frame.module.css';

export const focusFirstField = (main: HTMLElement | null) => {
  const fields = main?.querySelectorAll<HTMLElement>('input:enabled, textarea:enabled, select:enabled') ?? [];
  const first = [...fields].find((field) => field.getClientRects().length > 0);
  (first ?? main)?.focus();
};

/** Skip links for keyboard users, visible only while focused. */
export const SkipLinks = ({ main }: { readonly main: RefObject<HTMLElement | null> }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.skip}>
      <button type="button" className={buttons.button} onClick={() => main.current?.focus()}>
        {t('shell.skipToContent')}
      </button>
      <button
        type="button"
        className={buttons.button}
        aria-keyshortcuts="/"
        onClick={() => focusFirstField(main.current)}
      >
        {t('console.toFirstField')} <kbd>/</kbd>
      </button>
    </div>
  );
};
