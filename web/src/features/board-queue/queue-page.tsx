import { useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../domain/account/may.tsx';
import { undoLast } from '../../domain/queue/acts/undo-last.ts';
import { gateOfDigit } from '../../domain/queue/gate-states.ts';
import { useGate } from '../../domain/queue/use-gate.ts';
import { useLine } from '../../domain/queue/use-queue.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { useStable } from '../../lib/screen/use-stable.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import layout from '../../ui/layout/layout.module.css';
import { type KeyedAct, truckOfRow } from './acts/truck.ts';
import { useTruckActs } from './acts/use-truck-acts.ts';
import { AttentionCard } from './beside/attention-card.tsx';
import { EventsCard } from './beside/events-card.tsx';
import { LoadCard } from './beside/load-card.tsx';
import { CalledCard } from './called/called-card.tsx';
import { useCheckIn } from './check-in/check-ins.ts';
import { redirect } from './gates/gate-calls.ts';
import { GateStrip } from './gates/gate-strip.tsx';
import { focusRow } from './keys/move-among-rows.ts';
import { useKeptFocus } from './keys/use-kept-focus.ts';
import { useQueueKeys } from './keys/use-queue-keys.ts';
import { OneLine } from './line/one-line.tsx';
import { useOneLine } from './line/use-one-line.ts';
import { PrintSheet } from './print/print-sheet.tsx';
import styles from './queue-page.module.css';
import { useCallNext } from './waiting/use-call-next.ts';
import { useShownRows } from './waiting/use-shown-rows.ts';
import { WaitingCard } from './waiting/waiting-card.tsx';

export const QueuePage = () => {
  const { t } = useTranslation();
  usePageTitle(t('console.queue.title'));
  const isOperator = useMay('operator');
  const today = useToday();
  const line = useLine();
  const { gates, gate: suggested } = useGate();
  const shown = useShownRows(line.waiting);
  const checkIn = useCheckIn();
  const field = useRef<HTMLInputElement>(null);
  // Renders the queue first and the side cards in a second, deferred pass.
  const isOpened = useDeferredValue(true, false);

  const next = useCallNext(line, suggested);
  const acts = useTruckActs({
    isOperator,
    headId: next.head?.id,
    gate: suggested,
    onCallNext: () => void next.call(),
    onCheckIn: checkIn.submit,
  });
  const oneLine = useOneLine({
    line,
    onGoOn: acts.goOn,
    onCheckIn: isOperator ? checkIn.submit : undefined,
  });
  // A single digit in the field chooses the gate of the next call.
  const typedGate = gateOfDigit(gates, oneLine.typed);
  const gate = { gates, gate: typedGate ?? suggested };

  const show = useStable((id: string) => {
    shown.reach(id);
    requestAnimationFrame(() => focusRow(id));
  });
  useKeptFocus(field);
  useQueueKeys({
    field,
    isOperator,
    onCallNext: () => {
      if (typedGate !== undefined) oneLine.clear();
      void next.call(undefined, gate.gate);
    },
    onAct: (act: KeyedAct, id) => {
      const row = line.queue?.content.find((one) => one.id === id);
      if (row) {
        acts.act(act, truckOfRow(row));
        // The row of a truck that leaves has no button left that could keep the focus.
        if (act === 'left') field.current?.focus();
        return;
      }
      const truck = oneLine.truckForKeys();
      if (truck && acts.act(act, truck)) oneLine.clear();
    },
    onDigit: (digit, id) => {
      const to = gateOfDigit(gates, digit);
      const row = line.called.find((one) => one.id === id);
      if (to === undefined || !row) return false;
      if (row.gate !== to) void redirect(truckOfRow(row), to);
      return true;
    },
    onWrite: oneLine.write,
    onForget: checkIn.forgetAnswer,
    onUndo: () => undoLast(today),
  });

  return (
    <div className={styles.page}>
      <OneLine
        state={oneLine}
        acts={acts}
        line={line}
        checkIn={checkIn}
        field={field}
        isOperator={isOperator}
        onShow={show}
      />
      <div className={`${layout.filling} ${styles.queue}`}>
        <GateStrip {...gate} />
        <CalledCard line={line} hasGates={gates.length > 0} />
        <WaitingCard line={line} shown={shown} gate={gate} next={next} acts={acts} />
      </div>
      <div className={`${layout.stack} ${styles.beside}`}>
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
