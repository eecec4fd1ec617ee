import { useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../domain/account/may.tsx';
import { undoLast } from '../../domain/queue/acts/undo-last.ts';
import { useGate } from '../../domain/queue/use-gate.ts';
import { useLine } from '../../domain/queue/use-line.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { useStable } from '../../lib/screen/use-stable.ts';
import layout from '../../ui/layout/layout.module.css';
import { AttentionCard } from './beside/attention-card.tsx';
import { EventsCard } from './beside/events-card.tsx';
import { LoadCard } from './beside/load-card.tsx';
import { CalledCard } from './called/called-card.tsx';
import { CheckInCard } from './check-in/check-in-card.tsx';
import { focusRow } from './keys/move-among-rows.ts';
import { useKeptFocus } from './keys/use-kept-focus.ts';
import { useQueueKeys } from './keys/use-queue-keys.ts';
import { PrintSheet } from './print/print-sheet.tsx';
import styles from './queue-page.module.css';
import { SummaryStrip } from './summary-strip.tsx';
import { useCallNext } from './waiting/use-call-next.ts';
import { usePages } from './waiting/use-pages.ts';
import { WaitingCard } from './waiting/waiting-card.tsx';

export const QueuePage = () => {
  const { t } = useTranslation();
  usePageTitle(t('console.queue.title'));
  const isOperator = useMay('operator');
  const line = useLine();
  const gate = useGate();
  const next = useCallNext(line, gate.gate);
  const pages = usePages(line.waiting);
  const field = useRef<HTMLInputElement>(null);
  // Renders the queue first and the side cards in a second, deferred pass.
  const isOpened = useDeferredValue(true, false);

  const show = useStable((id: string) => {
    pages.turnToTruck(id);
    requestAnimationFrame(() => focusRow(id));
  });
  useKeptFocus(field);
  useQueueKeys({ field, isOperator, onCallNext: () => void next.call(), onUndo: undoLast });

  return (
    <div className={styles.page}>
      <div className={layout.stack}>
        <SummaryStrip line={line} />
        <div className={styles.top}>
          {isOperator && <CheckInCard line={line} field={field} onShow={show} />}
          <CalledCard line={line} />
        </div>
        <WaitingCard line={line} pages={pages} gate={gate} next={next} />
      </div>
      <div className={styles.beside}>
        {isOpened && (
          <>
            <AttentionCard line={line} headId={next.head?.id} onShow={show} />
            <LoadCard />
            <EventsCard line={line} />
          </>
        )}
      </div>
      <PrintSheet line={line} />
    </div>
  );
};
