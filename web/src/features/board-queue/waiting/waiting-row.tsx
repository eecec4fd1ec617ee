import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { May } from '../../../domain/account/may.tsx';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { useDurationWords } from '../../../domain/booking/booking-words.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { GuardMarks } from '../../../domain/guards/guard-marks.tsx';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { cancelWithReason, takePriority, undoArrival } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { seenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import { cameLate, forecastWords, shortName } from '../../../domain/queue/line-words.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import buttons from '../../../ui/button/button.module.css';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ActionMenu, type MenuAction } from '../../../ui/menu/action-menu.tsx';
import table from '../../../ui/table/data-table.module.css';
import text from '../../../ui/text/text.module.css';
import { type Truck, truckOfRow } from '../acts/truck.ts';
import styles from './waiting.module.css';

type Props = {
  readonly row: AdminQueueRow;
  readonly cargo: string;
  readonly waited: number;
  readonly isPastSlot: boolean;
  readonly isHead: boolean;
  readonly isCalling: boolean;
  readonly isLeaving: boolean;
  readonly onCall: (truck: Truck) => void;
};

const useWaitingActions = (row: AdminQueueRow, cargo: string): MenuAction[] => {
  const { t } = useTranslation();
  const truck = seenTruck(row);
  const priority = {
    key: 'priority',
    label: t('boardQueue.waiting.takePriority'),
    hint: t('boardQueue.waiting.takePriorityHint', { cargo }),
    onChoose: () => void takePriority(truck),
  };
  return [
    ...(row.hasPriority ? [priority] : []),
    {
      key: 'undo',
      label: t('boardQueue.waiting.undoArrival'),
      hint: t('boardQueue.waiting.undoArrivalHint'),
      onChoose: () => void undoArrival(truck),
    },
    {
      key: 'cancel',
      label: t('lineActs.return.cancel'),
      isDangerous: true,
      onChoose: () => void cancelWithReason(truck),
    },
  ];
};

const Actions = ({ row, cargo, isHead, isCalling, isLeaving, onCall }: Props) => {
  const { t } = useTranslation();
  const actions = useWaitingActions(row, cargo);
  const plate = plateText(row.vehicleRegistrationPlate);
  const isUnderWay = useIsUnderWay(row.id);
  return (
    <div className={`${layout.line} ${layout.tight} ${buttons.low} ${styles.actions}`}>
      <PlainButton
        data-accent={isHead}
        disabled={isLeaving}
        aria-busy={isCalling}
        aria-label={t(isHead ? 'boardQueue.next.whom' : 'boardQueue.waiting.callWhom', { plate })}
        onClick={() => onCall(truckOfRow(row))}
      >
        {t(isHead ? 'boardQueue.waiting.call' : 'boardQueue.waiting.callChosen')}
      </PlainButton>
      <ActionMenu
        label={t('boardQueue.waiting.moreOf', { plate })}
        className={buttons.button}
        disabled={isLeaving}
        isBusy={isUnderWay('priority', 'undoArrival')}
        actions={actions}
      >
        <span aria-hidden="true">⋯</span>
      </ActionMenu>
    </div>
  );
};

const Marks = ({ row, cargo, isPastSlot }: Pick<Props, 'row' | 'cargo' | 'isPastSlot'>) => {
  const { t } = useTranslation();
  return (
    <>
      {row.noAnswers > 0 && (
        <Badge tone="red">{t('boardQueue.marks.noAnswers', { count: row.noAnswers })}</Badge>
      )}
      {row.hasPriority && <Badge tone="amber">{t('boardQueue.marks.priorityOf', { cargo })}</Badge>}
      {cameLate(row) && <Badge tone="grey">{t('boardQueue.marks.late')}</Badge>}
      {row.unseen && <Badge tone="grey">{t('boardQueue.marks.unseen')}</Badge>}
      {isPastSlot && !row.against && <Badge tone="amber">{t('boardQueue.marks.pastSlot')}</Badge>}
    </>
  );
};

/** `2 h 05`, which fits the narrow column. */
const useWaitedWords = () => {
  const { t } = useTranslation();
  const durationWords = useDurationWords();
  return (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = String(minutes % 60).padStart(2, '0');
    return hours === 0 ? durationWords(minutes) : t('boardQueue.waiting.waited', { hours, minutes: rest });
  };
};

/** One line high, so that the queue of a whole shift is seen at once. */
export const WaitingRow = memo((props: Props) => {
  const { row, cargo, waited, isPastSlot, isHead, isLeaving } = props;
  const { t } = useTranslation();
  const waitedWords = useWaitedWords();
  const isBanned = row.against?.some(({ code }) => code === 'BANNED') === true;
  const forecast = forecastWords(row) ?? t('boardQueue.waiting.noForecast');
  return (
    <tr
      className={table.row}
      data-head={isHead}
      data-banned={isBanned}
      data-leaving={isLeaving}
      data-line-row={row.id}
    >
      <td data-column="position">{row.position}</td>
      <td data-column="truck">
        <Link to="/bookings/$id" params={{ id: row.id }} tabIndex={-1} title={row.formattedBookingNumber}>
          <Plate text={row.vehicleRegistrationPlate} size="sm" />
        </Link>
      </td>
      <td data-column="driver">
        <Link
          to="/bookings/$id"
          params={{ id: row.id }}
          tabIndex={-1}
          title={row.driver}
          className={text.clip}
        >
          {shortName(row.driver)}
        </Link>
      </td>
      <td data-column="phone">
        {row.phone && (
          <a href={`tel:${row.phone}`} tabIndex={-1}>
            {phoneWords(row.phone)}
          </a>
        )}
      </td>
      <td data-column="slot">{wallTime(row.dateBooked)}</td>
      <td data-column="waits" title={t('boardQueue.waiting.arrived', { time: wallTime(row.arrivedAt) })}>
        {waitedWords(waited)}
      </td>
      <td data-column="marks">
        <div className={`${layout.line} ${layout.tight} ${styles.marks}`}>
          <GuardMarks against={row.against} />
          <Marks row={row} cargo={cargo} isPastSlot={isPastSlot} />
        </div>
      </td>
      <td data-column="forecast">{isBanned ? t('boardQueue.waiting.stops') : forecast}</td>
      <td data-column="actions">
        <May access="operator">
          <Actions {...props} />
        </May>
      </td>
    </tr>
  );
});
