import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Language } from '#contract/common.ts';
import type { QueueClosure } from '#contract/queue/queue.ts';
import { formatClock } from '../../../domain/checkpoint/checkpoint-time.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { closedSentence } from '../closed/closed-words.ts';
import { useAllWords, useWords } from '../words/lead-language.tsx';
import styles from './frame.module.css';

type StripProps = {
  readonly tone: 'lost' | 'closed';
  readonly icon?: ReactNode;
  readonly say: (t: TFunction, language: Language) => string;
  readonly children?: ReactNode;
};

const Strip = ({ tone, icon, say, children }: StripProps) => (
  <div role="status" className={`${layout.row} ${styles.strip}`} data-tone={tone}>
    {icon}
    {useAllWords(say).map(({ tag, text }) => (
      <span key={tag} lang={tag}>
        {text}
      </span>
    ))}
    {children}
  </div>
);

const noSignal = (
  <Icon
    stroke={2}
    path="M2 8.5a15 15 0 0 1 20 0M5.5 12.5a9.5 9.5 0 0 1 13 0M9 16.3a4.5 4.5 0 0 1 6 0M3 3l18 18"
  />
);

export const LostStrip = ({ since }: { readonly since: number | undefined }) => {
  const { tag } = useWords();
  const timeZone = useTimeZone();
  const time = since !== undefined && formatClock(new Date(since), { timeZone, locale: tag });
  return (
    <Strip
      tone="lost"
      icon={noSignal}
      say={(t) => (time ? t('display.lost.shown', { time }) : t('display.lost.connecting'))}
    />
  );
};

type ClosedStripProps = { readonly closure: QueueClosure; readonly today: string };

/** Used while called trucks are still on their way: their calls stay, and the closure gets one line. */
export const ClosedStrip = ({ closure, today }: ClosedStripProps) => {
  const { language } = useWords();
  const reason = closure.reasons && (closure.reasons[language] || closure.reasons.RU);
  return (
    <Strip tone="closed" say={closedSentence(closure, today)}>
      {reason && <span>{reason}</span>}
    </Strip>
  );
};
