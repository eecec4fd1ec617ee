import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { markLeft, recall } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { seenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import { useReturnActions } from '../../../domain/queue/acts/use-return-actions.ts';
import { callAge, minutesSince } from '../../../domain/queue/call-age.ts';
import { gateWords, shortName } from '../../../domain/queue/line-words.ts';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import buttons from '../row-button.module.css';
import styles from './called-card.module.css';

type Props = {
  readonly row: AdminQueueRow;
  readonly now: number;
  readonly timeout: number;
  readonly isLeaving: boolean;
};

const CallTimes = ({
  row: { calledAt, recalledAt, acknowledgedAt, gate },
}: {
  readonly row: AdminQueueRow;
}) => {
  const { t } = useTranslation();
  return (
    <p className={styles.times}>
      {gate && <strong>{gateWords(gate)}</strong>}
      <span>{t('boardQueue.called.calledAt', { time: wallTime(calledAt ?? '') })}</span>
      {recalledAt && <span>{t('boardQueue.called.recalledAt', { time: wallTime(recalledAt) })}</span>}
      {acknowledgedAt && (
        <span className={styles.coming}>
          {t('boardQueue.called.coming', { time: wallTime(acknowledgedAt) })}
        </span>
      )}
    </p>
  );
};

export const CalledRow = ({ row, now, timeout, isLeaving }: Props) => {
  const { t } = useTranslation();
  const truck = seenTruck(row);
  const returnActions = useReturnActions({ ...truck, noAnswers: row.noAnswers });
  const minutes = minutesSince(row.calledAt ?? '', now);
  const age = callAge(minutes, timeout);
  const plate = plateText(truck.plate);
  const isUnderWay = useIsUnderWay(truck.id);
  return (
    <li className={styles.row} data-age={age} data-leaving={isLeaving} data-line-row={row.id}>
      <p className={styles.age}>
        <span className={styles.minutes}>
          <strong>{minutes}</strong> {t('boardQueue.called.minutes')}
        </span>
        {age !== 'fresh' && <span className={styles.word}>{t(`boardQueue.called.ages.${age}`)}</span>}
      </p>
      <div className={styles.truck}>
        <p className={styles.plate}>
          <Link to="/bookings/$id" params={{ id: row.id }}>
            <Plate text={truck.plate} size="sm" />
          </Link>
        </p>
        <p className={styles.times}>
          <span className={styles.driver} title={row.driver}>
            {shortName(row.driver)}
          </span>
          {row.phone && <a href={`tel:${row.phone}`}>{phoneWords(row.phone)}</a>}
        </p>
        <CallTimes row={row} />
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.button}
          disabled={isLeaving}
          aria-busy={isUnderWay('recall')}
          aria-label={t('boardQueue.called.recallWhom', { plate })}
          onClick={() => void recall(truck)}
        >
          {t('boardQueue.called.recall')}
        </button>
        <ActionMenu
          label={t('boardQueue.called.returnWhom', { plate })}
          className={buttons.button}
          disabled={isLeaving}
          isBusy={isUnderWay('return')}
          actions={returnActions}
        >
          {t('boardQueue.called.return')}
        </ActionMenu>
        <button
          type="button"
          className={buttons.button}
          data-main="true"
          disabled={isLeaving}
          aria-label={t('boardQueue.called.leftWho', { plate })}
          onClick={() => markLeft(truck)}
        >
          {t('boardQueue.called.left')}
        </button>
      </div>
    </li>
  );
};
