import { formatClock } from '../../../domain/checkpoint/checkpoint-time.ts';
import { useWords } from '../words/lead-language.tsx';
import { Strip } from './strip.tsx';

type LostStripProps = { readonly since: number | undefined; readonly timeZone: string };

const noSignal = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 8.5a15 15 0 0 1 20 0M5.5 12.5a9.5 9.5 0 0 1 13 0M9 16.3a4.5 4.5 0 0 1 6 0M3 3l18 18" />
  </svg>
);

/** Shown while disconnected: how old the data is. */
export const LostStrip = ({ since, timeZone }: LostStripProps) => {
  const { tag } = useWords();
  const time = since !== undefined && formatClock(new Date(since), { timeZone, locale: tag });
  return (
    <Strip
      tone="lost"
      icon={noSignal}
      say={(t) => (time ? t('display.lost.shown', { time }) : t('display.lost.connecting'))}
    />
  );
};
