import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { May } from '../../../domain/account/may.tsx';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { useDurationWords } from '../../../domain/booking/booking-words.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { callChosen } from '../../../domain/queue/acts/call-chosen.ts';
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
import styles from './waiting.module.css';

type Props = {
  readonly row: AdminQueueRow;
  readonly cargo: string;
  /** Minutes. */
  readonly waited: number;
  readonly isHead: boolean;
  readonly isCalling: boolean;
  readonly isLeaving: boolean;
  readonly gate: string | undefined;
  readonly onCallNext: () => void;
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

const Actions = ({ row, cargo, isHead, isCalling, isLeaving, gate, onCallNext }: Omit<Props, 'waited'>) => {
  const { t } = useTranslation();
  const actions = useWaitingActions(row, cargo);
  const truck = seenTruck(row);
  const plate = plateText(truck.plate);
  const isUnderWay = useIsUnderWay(row.id);
  const call = () =>
    isHead ? onCallNext() : void callChosen({ ...truck, ahead: (row.position ?? 1) - 1, gate });
  return (
    <div className={`${layout.row} ${layout.tight} ${styles.actions}`}>
      <PlainButton
        data-accent={isHead}
        disabled={isLeaving}
        aria-busy={isCalling}
        aria-label={t(isHead ? 'boardQueue.next.whom' : 'boardQueue.waiting.callWhom', { plate })}
        onClick={call}
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

/** Every cell always has two lines, so that live updates do not shift the layout. */
export const WaitingRow = memo((props: Props) => {
  const { row, cargo, waited, isHead, isLeaving } = props;
  const { t } = useTranslation();
  const durationWords = useDurationWords();
  const forecast = forecastWords(row);
  return (
    <tr className={table.row} data-head={isHead} data-leaving={isLeaving} data-line-row={row.id}>
      <td data-column="position">{row.position}</td>
      <td data-column="truck">
        <Link to="/bookings/$id" params={{ id: row.id }}>
          <Plate text={row.vehicleRegistrationPlate} size="sm" />
        </Link>
        <span className={`${table.second} ${text.code}`}>{row.formattedBookingNumber}</span>
      </td>
      <td data-column="driver">
        <Link to="/bookings/$id" params={{ id: row.id }} tabIndex={-1} title={row.driver}>
          {shortName(row.driver)}
        </Link>
        <span className={table.second}>
          {row.phone ? <a href={`tel:${row.phone}`}>{phoneWords(row.phone)}</a> : '—'}
        </span>
      </td>
      <td data-column="slot">
        <strong>{wallTime(row.dateBooked)}</strong>
        <span className={table.second} data-late={cameLate(row)}>
          {t(cameLate(row) ? 'boardQueue.waiting.cameLate' : 'boardQueue.waiting.arrived', {
            time: wallTime(row.arrivedAt),
          })}
        </span>
      </td>
      <td data-column="cargo">
        <div className={text.clip} title={cargo}>
          {cargo}
        </div>
        <div className={styles.marks}>
          {row.hasPriority && <Badge tone="amber">{t('boardQueue.marks.priority')}</Badge>}
          {row.noAnswers > 0 && (
            <Badge tone="red">{t('boardQueue.marks.noAnswers', { count: row.noAnswers })}</Badge>
          )}
        </div>
      </td>
      <td data-column="forecast">
        <strong>{forecast ?? t('boardQueue.waiting.noForecast')}</strong>
        <span className={table.second}>
          {t('boardQueue.waiting.waits', { duration: durationWords(waited) })}
        </span>
      </td>
      <td data-column="actions">
        <May access="operator">
          <Actions {...props} />
        </May>
      </td>
    </tr>
  );
});
