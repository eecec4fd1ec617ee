import type { ReactNode } from 'react';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LanguageButtons } from '../frame/language-buttons.tsx';
import styles from './answer.module.css';
import { DoneButton, type Leaving } from './done-button.tsx';
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

const ToldIcon = ({ name }: { readonly name: IconName }) => (
  <Icon stroke={2.2}>
    <path d={paths[name]} />
  </Icon>
);

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
