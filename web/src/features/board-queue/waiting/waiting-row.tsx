import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { useDurationWords } from '../../../domain/booking/booking-words.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { callChosen } from '../../../domain/queue/acts/call-chosen.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { seenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import { cameLate, forecastWords, shortName } from '../../../domain/queue/line-words.ts';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import { RowMarks } from '../line/row-marks.tsx';
import buttons from '../row-button.module.css';
import { useWaitingActions } from './use-waiting-actions.ts';
import styles from './waiting-table.module.css';

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

const Actions = ({ row, cargo, isHead, isCalling, isLeaving, gate, onCallNext }: Omit<Props, 'waited'>) => {
  const { t } = useTranslation();
  const actions = useWaitingActions(row, cargo);
  const truck = seenTruck(row);
  const plate = plateText(truck.plate);
  const isUnderWay = useIsUnderWay(row.id);
  const call = () =>
    isHead ? onCallNext() : void callChosen({ ...truck, ahead: (row.position ?? 1) - 1, gate });
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={buttons.button}
        data-main={isHead}
        disabled={isLeaving}
        aria-busy={isCalling}
        aria-label={t(isHead ? 'boardQueue.next.whom' : 'boardQueue.waiting.callWhom', { plate })}
        onClick={call}
      >
        {t(isHead ? 'boardQueue.waiting.call' : 'boardQueue.waiting.callChosen')}
      </button>
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
    <tr className={styles.row} data-head={isHead} data-leaving={isLeaving} data-line-row={row.id}>
      <td data-column="position">{row.position}</td>
      <td data-column="truck">
        <Link to="/bookings/$id" params={{ id: row.id }}>
          <Plate text={row.vehicleRegistrationPlate} size="sm" />
        </Link>
        <span className={styles.second}>{row.formattedBookingNumber}</span>
      </td>
      <td data-column="driver">
        <span className={styles.first} title={row.driver}>
          {shortName(row.driver)}
        </span>
        <span className={styles.second}>
          {row.phone ? <a href={`tel:${row.phone}`}>{phoneWords(row.phone)}</a> : '—'}
        </span>
      </td>
      <td data-column="slot">
        <strong className={styles.first}>{wallTime(row.dateBooked)}</strong>
        <span className={styles.second} data-late={cameLate(row)}>
          {t(cameLate(row) ? 'boardQueue.waiting.cameLate' : 'boardQueue.waiting.arrived', {
            time: wallTime(row.arrivedAt),
          })}
        </span>
      </td>
      <td data-column="cargo">
        <span className={styles.first} title={cargo}>
          {cargo}
        </span>
        <span className={styles.marks}>
          <RowMarks row={row} />
        </span>
      </td>
      <td data-column="forecast">
        <strong className={styles.first}>{forecast ?? t('boardQueue.waiting.noForecast')}</strong>
        <span className={styles.second}>
          {t('boardQueue.waiting.waits', { duration: durationWords(waited) })}
        </span>
      </td>
      <td data-column="actions">
        <Actions {...props} />
      </td>
    </tr>
  );
});
