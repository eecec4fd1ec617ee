import { useRef } from 'react';
import type { BoardQueue, BoardQueueRow } from '#contract/queue/queue.ts';
import { MiddleWords } from '../middle-words.tsx';
import { pinnedCount, planWaiting } from '../plan/plan-board.ts';
import { useRoom } from '../use-room.ts';
import { Codes } from './codes.tsx';
import { IndexSection } from './index-section.tsx';
import { NextSection } from './next-section.tsx';
import styles from './waiting.module.css';

export type WaitingBandProps = {
  readonly queue: BoardQueue;
  readonly waiting: readonly BoardQueueRow[];
  readonly now: number;
  readonly today: string;
  readonly own: ReadonlySet<string>;
  readonly isCompact: boolean;
};

/** Trucks that wait. The next ones are big and always in sight, the others form an index by plate. */
export const WaitingBand = ({ queue, waiting, now, today, own, isCompact }: WaitingBandProps) => {
  const band = useRef<HTMLDivElement>(null);
  const room = useRoom(band);
  const plan = room && !isCompact ? planWaiting(room, waiting.length) : null;
  const rest = plan?.index ? waiting.slice(pinnedCount) : [];
  const pinned = plan?.index ? waiting.slice(0, pinnedCount) : waiting;
  return (
    <div ref={band} className={styles.band} data-many={plan?.index != null}>
      {waiting.length === 0 && <MiddleWords say={(say) => say('display.waiting.nobody')} />}
      {waiting.length > 0 && (plan || isCompact) && (
        <NextSection
          waiting={pinned}
          hasMore={rest.length > 0}
          plan={plan?.next ?? null}
          today={today}
          own={own}
        />
      )}
      {plan?.index && <IndexSection rows={rest} plan={plan.index} now={now} today={today} />}
      {!isCompact && <Codes head={queue.logHead} />}
    </div>
  );
};
