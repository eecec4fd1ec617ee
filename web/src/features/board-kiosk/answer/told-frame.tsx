import type { ReactNode } from 'react';
import { DoneButton } from './done-button.tsx';
import type { IconName, Tone } from './outcome-view.ts';
import styles from './told.module.css';
import { ToldIcon } from './told-icon.tsx';

type ToldFrameProps = {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly title: string;
  /** Below the title: whose answer it is. */
  readonly about?: ReactNode;
  readonly seconds: number;
  readonly onDone: () => void;
  readonly children: ReactNode;
};

/** One answer: its colour and sign from afar, its words from near, and the way back. */
export const ToldFrame = ({ tone, icon, title, about, seconds, onDone, children }: ToldFrameProps) => (
  <div className={styles.screen}>
    <section className={styles.band} data-tone={tone} role="status">
      <span className={styles.sign}>
        <ToldIcon name={icon} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {about}
    </section>
    <div className={styles.below}>
      <div className={styles.content}>{children}</div>
      <DoneButton seconds={seconds} onDone={onDone} />
    </div>
  </div>
);
