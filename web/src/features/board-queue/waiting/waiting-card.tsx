import { useTranslation } from 'react-i18next';
import { May } from '../../../domain/account/may.tsx';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import type { GateChoice } from '../../../domain/queue/use-gate.ts';
import type { Line } from '../../../domain/queue/use-queue.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { CardEmpty, CardPending, FrameCard } from '../../../ui/card/frame-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { TruckActs } from '../acts/use-truck-acts.ts';
import { slotGroups } from '../line/slot-groups.ts';
import { CallBar } from './call-bar.tsx';
import type { CallNext, Head, Overtaken } from './use-call-next.ts';
import type { ShownRows } from './use-shown-rows.ts';
import styles from './waiting.module.css';
import { WaitingTable } from './waiting-table.tsx';

type OvertakenCalloutProps = {
  readonly overtaken: Overtaken;
  readonly isSending: boolean;
  readonly onCall: (head: Head) => void;
  readonly onDismiss: () => void;
};

/** Tells that the queue had changed, so that nobody was called, and offers to call the new head. */
const OvertakenCallout = ({
  overtaken: { told, head },
  isSending,
  onCall,
  onDismiss,
}: OvertakenCalloutProps) => {
  const { t } = useTranslation();
  const plate = head && plateText(head.plate);
  return (
    <Callout role="alert">
      <p>
        {told} {plate ? t('boardQueue.next.firstNow', { plate }) : t('boardQueue.next.nobodyNow')}
      </p>
      <div className={layout.row}>
        {head && (
          <PlainButton aria-busy={isSending} onClick={() => onCall(head)}>
            {t('boardQueue.next.whom', { plate })}
          </PlainButton>
        )}
        <IconButton label={t('lineActs.bar.dismiss')} icon="close" onPress={onDismiss} />
      </div>
    </Callout>
  );
};

const DataAge = ({ receivedAt }: { readonly receivedAt: number | undefined }) => {
  const { t } = useTranslation();
  const now = useServerTime(1000);
  const seconds = receivedAt === undefined ? 0 : Math.max(0, Math.floor((now - receivedAt) / 1000));
  return (
    <p className={`${text.small} ${text.toned}`} data-tone="red" role="status">
      <strong>{t('boardQueue.stale.title')}</strong>{' '}
      <span aria-live="off">
        {seconds < 120
          ? t('boardQueue.stale.seconds', { count: seconds })
          : t('boardQueue.stale.minutes', { count: Math.floor(seconds / 60) })}
      </span>
    </p>
  );
};

const slotsNamed = 2;

const SlotCounts = ({ waiting }: Pick<Line, 'waiting'>) => {
  const { t } = useTranslation();
  const groups = slotGroups(waiting);
  const later = groups.slice(slotsNamed).reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <p className={`${text.small} ${text.dimmed} ${text.clip}`}>
      {listWords([
        ...groups
          .slice(0, slotsNamed)
          .map(({ slot, rows }) =>
            t('boardQueue.waiting.group', { time: wallTime(slot), count: rows.length }),
          ),
        later > 0 && t('boardQueue.waiting.later', { count: later }),
      ])}
    </p>
  );
};

type Props = {
  readonly line: Line;
  readonly shown: ShownRows;
  readonly gate: GateChoice;
  readonly next: CallNext;
  readonly acts: TruckActs;
};

export const WaitingCard = ({ line, shown, gate, next, acts }: Props) => {
  const { t } = useTranslation();
  const { queue, waiting } = line;
  return (
    <FrameCard
      title={t('boardQueue.waiting.title')}
      count={waiting.length}
      className={layout.filling}
      beside={
        <div className={`${layout.line} ${layout.grow} ${text.whole} ${styles.beside}`}>
          {queue && !line.isLive ? (
            <DataAge receivedAt={line.receivedAt} />
          ) : (
            <SlotCounts waiting={waiting} />
          )}
          <TextButton onClick={() => window.print()}>{t('boardQueue.print.button')}</TextButton>
        </div>
      }
    >
      {next.overtaken && (
        <OvertakenCallout
          overtaken={next.overtaken}
          isSending={next.isSending}
          onCall={next.call}
          onDismiss={next.dismiss}
        />
      )}
      <div className={`${layout.scroll} ${styles.scroll}`} onScroll={shown.onScroll}>
        {!queue && <CardPending rows={5} height={28} />}
        {queue && waiting.length === 0 && <CardEmpty>{t('boardQueue.waiting.empty')}</CardEmpty>}
        {waiting.length > 0 && (
          <WaitingTable rows={shown.rows} headId={next.head?.id} isCalling={next.isCalling} acts={acts} />
        )}
      </div>
      <May access="operator">
        <CallBar line={line} gate={gate} next={next} />
      </May>
    </FrameCard>
  );
};
