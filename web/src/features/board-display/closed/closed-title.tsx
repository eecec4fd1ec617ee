import type { QueueClosure } from '#contract/queue/queue.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { otherDay } from '../words/display-time.ts';
import { OtherLanguages } from '../words/in-all-languages.tsx';
import { useWords } from '../words/lead-language.tsx';
import styles from './closed.module.css';
import { closedSentence } from './closed-words.ts';

type ClosedTitleProps = { readonly closure: QueueClosure; readonly today: string };

export const ClosedTitle = ({ closure, today }: ClosedTitleProps) => {
  const { t, tag } = useWords();
  return (
    <div>
      <h1 className={styles.title}>
        {t('display.closed.title')}{' '}
        {closure.to && (
          <span className={styles.until}>
            {t('display.closed.until', { when: wallTime(closure.to) })}{' '}
            <span className={styles.day}>{otherDay(closure.to, today, tag)}</span>
          </span>
        )}
      </h1>
      <p className={styles.others}>
        <OtherLanguages say={closedSentence(closure, today)} />
      </p>
    </div>
  );
};
