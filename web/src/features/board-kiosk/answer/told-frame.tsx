import type { ReactNode } from 'react';
import { currentLanguage } from '../../../lib/i18n.ts';
import { LanguageButtons } from '../frame/language-buttons.tsx';
import styles from './answer.module.css';
import { DoneButton, type Leaving } from './done-button.tsx';
import type { IconName, Tone } from './outcome-view.ts';
import { ToldIcon } from './told-icon.tsx';

type ToldFrameProps = Leaving & {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly title: string;
  readonly about?: ReactNode;
  readonly seconds: number;
  readonly children: ReactNode;
};

/** Colour and icon are readable from afar, the text from near. */
export const ToldFrame = ({ tone, icon, title, about, children, ...leaving }: ToldFrameProps) => (
  <div className={styles.screen}>
    <section className={styles.band} data-tone={tone} role="status">
      <ToldIcon name={icon} />
      <h1>{title}</h1>
      {about}
    </section>
    <div className={styles.below}>
      <div className={styles.content}>{children}</div>
      <LanguageButtons />
      {/* Remounted on a language change, which restarts the countdown. */}
      <DoneButton key={currentLanguage()} {...leaving} />
    </div>
  </div>
);
