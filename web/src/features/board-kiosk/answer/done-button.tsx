import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLateTap } from '../frame/use-late-tap.ts';
import styles from './answer.module.css';

export type Leaving = {
  /** The answer was read. */
  readonly onDone: () => void;
  /** Nobody touched it until its time was over. */
  readonly onIdle: () => void;
};

/** The second tap of a double tap on "check in" falls on this button. */
const ignoredMs = 1500;

/** Drains while the answer stays, and then leaves by itself: the next driver must not read this one's. */
export const DoneButton = ({ seconds, onDone, onIdle }: Leaving & { readonly seconds: number }) => {
  const { t } = useTranslation();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = setTimeout(onIdle, seconds * 1000);
    const count = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => {
      clearTimeout(end);
      clearInterval(count);
    };
  }, [seconds, onIdle]);
  const finish = useLateTap(ignoredMs, onDone);
  const life: CSSProperties & Record<'--life', string> = { '--life': `${seconds}s` };
  return (
    <div className={styles.done}>
      <button type="button" className={styles.button} style={life} onClick={finish}>
        {t('kiosk.answer.done')}
        <span className={styles.bar} aria-hidden="true" />
      </button>
      <p>{t('kiosk.answer.backIn', { count: left })}</p>
    </div>
  );
};
