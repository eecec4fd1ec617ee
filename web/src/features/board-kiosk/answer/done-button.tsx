import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLateTap } from '../frame/use-late-tap.ts';
import styles from './answer.module.css';

export type Leaving = {
  readonly onDone: () => void;
  /** Called when the countdown ends without a touch. */
  readonly onIdle: () => void;
};

/** Ignores taps this early: the second one of a double tap on "check in" lands here. */
const ignoredMs = 1500;

/** Counts down and leaves by itself: the next driver must not read this one's answer. */
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
      <button type="button" style={life} onClick={finish}>
        {t('kiosk.answer.done')}
        <span className={styles.bar} aria-hidden="true" />
      </button>
      <p>{t('kiosk.answer.backIn', { count: left })}</p>
    </div>
  );
};
