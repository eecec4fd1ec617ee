import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './done-button.module.css';

type DoneButtonProps = { readonly seconds: number; readonly onDone: () => void };

/** Drains while the answer stays, and then leaves by itself: the next driver must not read this one's. */
export const DoneButton = ({ seconds, onDone }: DoneButtonProps) => {
  const { t } = useTranslation();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = setTimeout(onDone, seconds * 1000);
    const count = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => {
      clearTimeout(end);
      clearInterval(count);
    };
  }, [seconds, onDone]);
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
