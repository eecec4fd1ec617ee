import type { QueueClosure } from '#contract/queue/queue.ts';
import { Strip } from '../frame/strip.tsx';
import { useWords } from '../words/lead-language.tsx';
import { closedSentence } from './closed-words.ts';

type ClosedStripProps = { readonly closure: QueueClosure; readonly today: string };

/** Closed while called trucks are still on their way: the calls stay, the closure gets one line. */
export const ClosedStrip = ({ closure, today }: ClosedStripProps) => {
  const { language } = useWords();
  const reason = closure.reasons && (closure.reasons[language] || closure.reasons.RU);
  return (
    <Strip tone="closed" say={closedSentence(closure, today)}>
      {reason && <span>{reason}</span>}
    </Strip>
  );
};
