import { useRef } from 'react';
import type { BoardQueue, BoardQueueRow } from '#contract/queue/queue.ts';
import { QrCode } from '../../../domain/booking/qr-code.tsx';
import { headAddress } from '../../../domain/queue/log-address.ts';
import { MiddleWords } from '../middle-words.tsx';
import { pinnedCount, planWaiting } from '../plan/plan-board.ts';
import { useRoom } from '../use-room.ts';
import { useAllWords } from '../words/lead-language.tsx';
import codes from './codes.module.css';
import { IndexSection } from './index-section.tsx';
import { NextSection } from './next-section.tsx';
import styles from './waiting.module.css';

type CodeProps = { readonly address: string; readonly say: Parameters<typeof useAllWords>[0] };

const Code = ({ address, say }: CodeProps) => {
  const [lead, ...others] = useAllWords(say);
  return (
    <div className={codes.code}>
      <QrCode text={address} label={lead?.text ?? ''} className={codes.picture} />
      <p>
        <strong>{lead?.text}</strong>
        {others.map(({ tag, text }) => (
          <span key={tag} lang={tag}>
            {text}
          </span>
        ))}
      </p>
    </div>
  );
};

/** Codes for the driver's phone. One opens the page with his place, the other checks the head of the log. */
const Codes = ({ head }: { readonly head: BoardQueue['logHead'] }) => (
  <aside className={codes.codes}>
    <Code address={`${location.origin}/booking`} say={(t) => t('display.codes.place')} />
    <Code address={headAddress(head)} say={(t) => t('display.codes.log', { seq: head.seq })} />
  </aside>
);

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
