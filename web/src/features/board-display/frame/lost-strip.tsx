import { formatClock } from '../../../domain/checkpoint/checkpoint-time.ts';
import { useAllWords, useWords } from '../words/lead-language.tsx';
import { Strip } from './strip.tsx';

type LostStripProps = { readonly since: number | undefined; readonly timeZone: string };

/** Shown while disconnected: how old the data is. */
export const LostStrip = ({ since, timeZone }: LostStripProps) => {
  const { tag } = useWords();
  const time = since === undefined ? null : formatClock(new Date(since), { timeZone, locale: tag });
  const words = useAllWords((t) =>
    time === null ? t('display.lost.connecting') : t('display.lost.shown', { time }),
  );
  return (
    <Strip tone="lost">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 8.5a15 15 0 0 1 20 0M5.5 12.5a9.5 9.5 0 0 1 13 0M9 16.3a4.5 4.5 0 0 1 6 0M3 3l18 18" />
      </svg>
      {words.map(({ tag: lang, text }) => (
        <span key={lang} lang={lang}>
          {text}
        </span>
      ))}
    </Strip>
  );
};
