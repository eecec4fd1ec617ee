import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import type { Language } from '#contract/common.ts';
import type { BoardQueue, BoardQueueRow, QueueAccuracy } from '#contract/queue/queue.ts';
import { wallClockAt } from '../../domain/checkpoint/wall-clock.ts';
import { languages } from '../../lib/i18n.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import layout from '../../ui/layout/layout.module.css';
import { Announcement } from './announce/announcement.tsx';
import { callOf } from './announce/calls.ts';
import { isCalled } from './called/call-state.ts';
import { CalledSection } from './called/called-section.tsx';
import { ClosedScreen, type ScreenProps } from './closed/closed-screen.tsx';
import { connectionAt } from './connection.ts';
import styles from './display.module.css';
import { DisplayFooter } from './frame/display-footer.tsx';
import { DisplayHeader } from './frame/display-header.tsx';
import { ClosedStrip, LostStrip } from './frame/strips.tsx';
import { MiddleWords } from './middle-words.tsx';
import type { Room } from './plan/fit-grid.ts';
import { planCalled } from './plan/plan-board.ts';
import { isMirroredAt, isNight, shiftAt } from './screen/pixel-shift.ts';
import { useRoom } from './use-room.ts';
import { WaitingBand } from './waiting/waiting-band.tsx';
import { leadAt, turnAt } from './words/display-time.ts';
import { LeadLanguage, useSpokenLanguages } from './words/lead-language.tsx';

const usualRoom: Room = { width: 171, height: 84 };

const OpenScreen = (props: ScreenProps & { readonly called: readonly BoardQueueRow[] }) => {
  const { queue, called, waiting, own, now, today, isCompact } = props;
  const main = useRef<HTMLElement>(null);
  const room = useRoom(main) ?? usualRoom;
  const plan = isCompact ? null : planCalled(room, called.length, waiting.length);
  return (
    <>
      <DisplayHeader
        now={now}
        callout={props.callout}
        isOrder={plan?.layout === 'tiles' && called.length > 0}
      />
      {props.strip}
      {queue.closure && <ClosedStrip closure={queue.closure} today={today} />}
      <main ref={main} className={layout.filling}>
        {queue.called + queue.waiting > 0 && (
          <CalledSection called={called} plan={plan} now={now} own={own} />
        )}
        <WaitingBand {...props} />
      </main>
      <DisplayFooter queue={props.queue} accuracy={props.accuracy} />
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
  /** Called trucks that this screen still has to announce. The first one is announced now. */
  readonly announced: readonly BoardQueueRow[];
  /** Booking numbers of the viewer's trucks. Empty on the hall's display. */
  readonly own: ReadonlySet<string>;
  readonly isLive: boolean;
  /** Server time of the shown queue in ms. Undefined before the first response. */
  readonly receivedAt: number | undefined;
  readonly now: number;
  readonly accuracy: QueueAccuracy | undefined;
  /** The phone layout, which scrolls and uses only the reader's language. */
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
  const { queue, announced, own, isLive, receivedAt, now, accuracy, isCompact, language, callout } = props;
  const spoken = useSpokenLanguages();
  const turn = turnAt(now);
  // The chosen language leads for the rest of the first turn and all of the next.
  const [firstTurn] = useState(turn);
  const inOrder = startingWith(language, spoken);
  const lead = isCompact ? language : leadAt(Math.max(0, turn - firstTurn - 1), inOrder);
  const connection = connectionAt({ isLive, receivedAt, now });
  const { day: today, time } = wallClockAt(new Date(now), useTimeZone());
  const shift = isCompact ? { x: 0, y: 0 } : shiftAt(now);
  const style: CSSProperties & Record<`--${string}`, number> = { '--shift-x': shift.x, '--shift-y': shift.y };
  const strip = connection !== 'live' && <LostStrip since={receivedAt} />;
  const called = queue?.content.filter(isCalled) ?? [];
  const waiting = queue?.content.filter((row) => !isCalled(row)) ?? [];
  const common = { now, today, callout, strip: queue && strip, waiting, own, isCompact };
  const [call, ...following] = announced;
  return (
    <LeadLanguage value={{ language: lead, spoken: inOrder }}>
      <div
        className={styles.display}
        data-connection={connection}
        data-mirrored={!isCompact && isMirroredAt(now)}
        data-night={!isCompact && isNight(time)}
      >
        <div className={`${layout.filling} ${styles.picture}`} style={style}>
          {!queue && <StartingScreen now={now} isLost={connection !== 'live'} />}
          {queue?.closure && called.length === 0 && (
            <ClosedScreen {...common} queue={queue} closure={queue.closure} accuracy={accuracy} />
          )}
          {queue && !(queue.closure && called.length === 0) && (
            <OpenScreen {...common} queue={queue} called={called} accuracy={accuracy} />
          )}
        </div>
        {call && <Announcement key={callOf(call)} row={call} following={following} now={now} />}
      </div>
    </LeadLanguage>
  );
};
