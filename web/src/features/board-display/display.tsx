import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/common.ts';
import type { BoardQueue, BoardQueueRow, QueueAccuracy } from '#contract/queue/queue.ts';
import { wallClockAt } from '../../domain/checkpoint/wall-clock.ts';
import { languages } from '../../lib/i18n.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import layout from '../../ui/layout/layout.module.css';
import { isCalled } from './called/call-state.ts';
import { CalledSection } from './called/called-section.tsx';
import { ClosedScreen } from './closed/closed-screen.tsx';
import { connectionAt } from './connection.ts';
import styles from './display.module.css';
import { DisplayFooter } from './frame/display-footer.tsx';
import { DisplayHeader } from './frame/display-header.tsx';
import { ClosedStrip, LostStrip } from './frame/strips.tsx';
import { MiddleWords } from './middle-words.tsx';
import { listPlans, planRows, type Room } from './plan-rows.ts';
import { shiftAt } from './screen/pixel-shift.ts';
import { useRoom } from './use-room.ts';
import { usePage } from './waiting/paging.ts';
import { WaitingSection } from './waiting/waiting-section.tsx';
import { leadAt, turnAt } from './words/lead-at.ts';
import { LeadLanguage, useSpokenLanguages } from './words/lead-language.tsx';

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

const OpenScreen = (props: OpenScreenProps) => {
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

type StartingScreenProps = { readonly now: number; readonly isLost: boolean };

const StartingScreen = ({ now, isLost }: StartingScreenProps) => (
  <>
    <DisplayHeader now={now} />
    <main className={layout.filling} role="status">
      {isLost && <MiddleWords say={(say) => say('display.lost.connecting')} />}
    </main>
  </>
);

export type DisplayProps = {
  readonly queue: BoardQueue | undefined;
  /** Booking numbers of the viewer's own trucks; empty on the hall's display. */
  readonly own: ReadonlySet<string>;
  readonly isLive: boolean;
  /** Server time of the shown queue in ms; undefined before the first response. */
  readonly receivedAt: number | undefined;
  readonly now: number;
  readonly accuracy: QueueAccuracy | undefined;
  /** The phone layout: scrolls, and uses the reader's language only. */
  readonly isCompact: boolean;
  readonly language: Language;
  readonly callout?: ReactNode;
};

const startingWith = (first: Language, spoken: readonly Language[]) => {
  const inOrder = languages.filter((one) => spoken.includes(one));
  const place = Math.max(0, inOrder.indexOf(first));
  return [...inOrder.slice(place), ...inOrder.slice(0, place)];
};

export const Display = (props: DisplayProps) => {
  const { queue, own, isLive, receivedAt, now, accuracy, isCompact, language, callout } = props;
  const spoken = useSpokenLanguages();
  const turn = turnAt(now);
  // The chosen language leads for the rest of the first turn and all of the next.
  const [firstTurn] = useState(turn);
  const [pages, setPages] = useState(1);
  const inOrder = startingWith(language, spoken);
  const lead = isCompact ? language : leadAt(Math.max(0, turn - firstTurn - 1), pages, inOrder);
  const connection = connectionAt({ isLive, receivedAt, now });
  const today = wallClockAt(new Date(now), useTimeZone()).day;
  const shift = isCompact ? { x: 0, y: 0 } : shiftAt(now);
  const style: CSSProperties = { transform: `translate(${shift.x}px, ${shift.y}px)` };
  const strip = connection !== 'live' && <LostStrip since={receivedAt} />;
  const called = queue?.content.filter(isCalled) ?? [];
  const waiting = queue?.content.filter((row) => !isCalled(row)) ?? [];
  const common = { now, today, callout, strip: queue && strip, waiting };
  return (
    <LeadLanguage value={{ language: lead, spoken: inOrder }}>
      <div className={styles.display} data-connection={connection}>
        <div className={styles.picture} style={style}>
          {!queue && <StartingScreen now={now} isLost={connection !== 'live'} />}
          {queue?.closure && called.length === 0 && (
            <ClosedScreen {...common} queue={queue} closure={queue.closure} />
          )}
          {queue && !(queue.closure && called.length === 0) && (
            <OpenScreen
              {...common}
              queue={queue}
              called={called}
              own={own}
              accuracy={accuracy}
              turn={turn}
              isCompact={isCompact}
              onPages={setPages}
            />
          )}
        </div>
      </div>
    </LeadLanguage>
  );
};
