import { type ReactNode, useEffect, useRef } from 'react';
import type { BoardQueue, BoardQueueRow, QueueAccuracy } from '#contract/queue/queue.ts';
import layout from '../../ui/layout/layout.module.css';
import { CalledSection } from './called/called-section.tsx';
import { DisplayFooter } from './frame/display-footer.tsx';
import { DisplayHeader } from './frame/display-header.tsx';
import { ClosedStrip } from './frame/strips.tsx';
import { MiddleWords } from './middle-words.tsx';
import { listPlans, planRows, type Room } from './plan-rows.ts';
import { useRoom } from './use-room.ts';
import { usePage } from './waiting/paging.ts';
import { WaitingSection } from './waiting/waiting-section.tsx';

type OpenScreenProps = {
  readonly queue: BoardQueue;
  readonly called: readonly BoardQueueRow[];
  readonly waiting: readonly BoardQueueRow[];
  readonly own: ReadonlySet<string>;
  readonly accuracy: QueueAccuracy | undefined;
  readonly now: number;
  readonly today: string;
  readonly turn: number;
  readonly isCompact: boolean;
  readonly callout: ReactNode;
  readonly strip: ReactNode;
  /** Reports the current number of pages. */
  readonly onPages: (pages: number) => void;
};

/** Fallback before the first measurement. */
const usualRoom: Room = { width: 94, height: 44 };

export const OpenScreen = (props: OpenScreenProps) => {
  const { queue, called, waiting, own, now, today, turn, isCompact, onPages } = props;
  const main = useRef<HTMLElement>(null);
  const room = useRoom(main) ?? usualRoom;
  const plans = isCompact ? listPlans : planRows(room, called.length, waiting.length);
  const page = usePage(turn, plans.waiting.pages);
  useEffect(() => onPages(plans.waiting.pages), [onPages, plans.waiting.pages]);
  return (
    <>
      <DisplayHeader now={now} callout={props.callout} />
      {props.strip}
      {queue.closure && <ClosedStrip closure={queue.closure} today={today} />}
      <main ref={main} className={layout.filling}>
        {queue.called + queue.waiting === 0 ? (
          <MiddleWords say={(say) => say('display.waiting.nobody')} />
        ) : (
          <>
            <CalledSection called={called} plan={plans.called} turn={turn} now={now} own={own} />
            <WaitingSection
              waiting={waiting}
              plan={plans.waiting}
              page={page}
              turn={turn}
              now={now}
              today={today}
              own={own}
            />
          </>
        )}
      </main>
      <DisplayFooter queue={queue} accuracy={props.accuracy} />
    </>
  );
};
