import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { LanguageButtons } from '../frame/language-buttons.tsx';
import { useLateTap } from '../frame/tap-button.tsx';
import styles from './answer.module.css';
import type { IconName, Tone } from './outcome-view.ts';

const paths: Readonly<Record<IconName, string>> = {
  check: 'M5 13l4.5 4.5L19 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4M10 15h4',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2.2 2.2 0 0 0 4 0',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  question: 'M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.8-1.7 1.4-1.7 2.7M12 18.3v.2',
  leave: 'M3 12h14M12 6l6 6-6 6M21 4v16',
  kept: 'M4 13l2.5-8h11L20 13v6H4zM4 13h5l1 2.5h4l1-2.5h5',
};

export type Leaving = {
  readonly onDone: () => void;
  readonly onIdle: () => void;
};

/** Ignores taps so early, because the second tap of a double tap on "check in" lands here. */
const ignoredMs = 1500;

/** Leaves by itself after a countdown, because the next driver must not read this one's answer. */
const DoneButton = ({ seconds, onDone, onIdle }: Leaving & { readonly seconds: number }) => {
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
    <div className={`${layout.stack} ${styles.done}`}>
      <button type="button" style={life} onClick={finish}>
        {t('kiosk.answer.done')}
        <span className={styles.bar} aria-hidden="true" />
      </button>
      <p>{t('kiosk.answer.backIn', { count: left })}</p>
    </div>
  );
};

type ToldFrameProps = Leaving & {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly title: string;
  readonly about?: ReactNode;
  readonly seconds: number;
  readonly children: ReactNode;
};

/** Colour and icon can be told from afar, the text is for readers nearby. */
export const ToldFrame = ({ tone, icon, title, about, children, ...leaving }: ToldFrameProps) => (
  <div className={`${layout.filling} ${styles.screen}`}>
    <section className={styles.band} data-tone={tone} role="status">
      <Icon stroke={2.2} path={paths[icon]} />
      <h1>{title}</h1>
      {about}
    </section>
    <div className={`${layout.filling} ${styles.below}`}>
      <div className={`${layout.filling} ${styles.content}`}>{children}</div>
      <LanguageButtons />
      {/* A change of language mounts the button anew, which restarts the countdown. */}
      <DoneButton key={currentLanguage()} {...leaving} />
    </div>
  </div>
);
