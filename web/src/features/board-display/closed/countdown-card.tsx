import type { QueueClosure } from '#contract/queue/queue.ts';
import { elapsedShare } from '../words/display-time.ts';
import { useWords } from '../words/lead-language.tsx';
import styles from './closed.module.css';
import { openingWords, timeLeftWords } from './closed-words.ts';

type CountdownCardProps = { readonly closure: QueueClosure; readonly now: number; readonly today: string };

export const CountdownCard = ({ closure: { from, to }, now, today }: CountdownCardProps) => {
  const { t, language } = useWords();
  if (to === null) return <p className={styles.card}>{t('display.closed.openingUnknown')}</p>;
  return (
    <div className={styles.card}>
      <p>{t('display.closed.opensIn')}</p>
      <p className={styles.left}>{timeLeftWords(t, to, now)}</p>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${elapsedShare(from, to, now) * 100}%` }} />
      </span>
      <p className={styles.ends}>
        <span>{openingWords(from, today, language)}</span>
        <span>{openingWords(to, today, language)}</span>
      </p>
    </div>
  );
};
