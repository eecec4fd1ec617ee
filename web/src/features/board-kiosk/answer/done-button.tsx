import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './done-button.module.css';

type DoneButtonProps = { readonly seconds: number; readonly onDone: () => void };

/** Drains while the answer stays, and then leaves by itself: the next driver must not read this one's. */
export const DoneButton = ({ seconds, onDone }: DoneButtonProps) => {
  const { t } = useTranslation();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return onDone();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, onDone]);
  const life: CSSProperties & Record<'--life', string> = { '--life': `${seconds}s` };
  return (
    <div className={styles.done}>
      <button type="button" className={styles.button} style={life} onClick={onDone}>
        {t('kiosk.answer.done')}
        <span className={styles.bar} aria-hidden="true" />
      </button>
      <p className={styles.left}>{t('kiosk.answer.backIn', { count: left })}</p>
    </div>
  );
};
