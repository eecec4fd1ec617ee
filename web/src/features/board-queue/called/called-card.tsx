import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { May } from '../../../domain/account/may.tsx';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import { markLeft, recall } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { seenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import { useReturnActions } from '../../../domain/queue/acts/use-return-actions.ts';
import { callAge, minutesSince } from '../../../domain/queue/call-age.ts';
import { gateWords, shortName } from '../../../domain/queue/line-words.ts';
import type { Line } from '../../../domain/queue/use-line.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import buttons from '../../../ui/button/button.module.css';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import text from '../../../ui/text/text.module.css';
import { CardEmpty, CardPending, QueueCard } from '../queue-card.tsx';
import styles from './called-card.module.css';

type Props = {
  readonly row: AdminQueueRow;
  readonly now: number;
  readonly timeout: number;
  readonly isLeaving: boolean;
};

const toneOfAge = { fresh: 'grey', long: 'amber', overdue: 'red' };

const CalledRow = ({ row, now, timeout, isLeaving }: Props) => {
  const { t } = useTranslation();
  const truck = seenTruck(row);
  const returnActions = useReturnActions({ ...truck, noAnswers: row.noAnswers });
  const minutes = minutesSince(row.calledAt ?? '', now);
  const age = callAge(minutes, timeout);
  const plate = plateText(truck.plate);
  const isUnderWay = useIsUnderWay(truck.id);
  return (
    <li className={styles.row} data-tone={toneOfAge[age]} data-leaving={isLeaving} data-line-row={row.id}>
      <p className={styles.age}>
        <strong>{minutes}</strong> {t('boardQueue.called.minutes')}
        <br />
        {age !== 'fresh' && t(`boardQueue.called.ages.${age}`)}
      </p>
      <div className={`${layout.row} ${layout.tight} ${styles.truck}`}>
        <Link to="/bookings/$id" params={{ id: row.id }}>
          <Plate text={truck.plate} size="sm" />
        </Link>
        <p className={styles.times}>
          <span>
            <Link to="/bookings/$id" params={{ id: row.id }} tabIndex={-1} title={row.driver}>
              {shortName(row.driver)}
            </Link>
            {row.phone && <a href={`tel:${row.phone}`}>{phoneWords(row.phone)}</a>}
          </span>
          <span>
            {row.gate && <strong data-tone="orange">{gateWords(row.gate)}</strong>}
            {t('boardQueue.called.calledAt', { time: wallTime(row.calledAt ?? '') })}
            {row.recalledAt && (
              <span>{t('boardQueue.called.recalledAt', { time: wallTime(row.recalledAt) })}</span>
            )}
            {row.acknowledgedAt && (
              <strong data-tone="green">
                {t('boardQueue.called.coming', { time: wallTime(row.acknowledgedAt) })}
              </strong>
            )}
          </span>
        </p>
      </div>
      <May access="operator">
        <div className={`${layout.row} ${layout.tight} ${styles.actions}`}>
          <PlainButton
            disabled={isLeaving}
            aria-busy={isUnderWay('recall')}
            aria-label={t('boardQueue.called.recallWhom', { plate })}
            onClick={() => void recall(truck)}
          >
            {t('boardQueue.called.recall')}
          </PlainButton>
          <ActionMenu
            label={t('boardQueue.called.returnWhom', { plate })}
            className={buttons.button}
            disabled={isLeaving}
            isBusy={isUnderWay('return')}
            actions={returnActions}
          >
            {t('boardQueue.called.return')}
          </ActionMenu>
          <PlainButton
            data-accent="true"
            disabled={isLeaving}
            aria-label={t('boardQueue.called.leftWho', { plate })}
            onClick={() => markLeft(truck)}
          >
            {t('boardQueue.called.left')}
          </PlainButton>
        </div>
      </May>
    </li>
  );
};

const usualTimeout = 15;

export const CalledCard = memo(({ line: { queue, called } }: { readonly line: Line }) => {
  const { t } = useTranslation();
  const now = useServerTime(5000);
  const { data: params } = useQuery(bookingParamsQuery);
  const leaving = useFinalActs();
  const timeout = params?.callTimeoutMinutes ?? usualTimeout;
  return (
    <QueueCard
      name="called"
      title={t('boardQueue.called.title')}
      count={called.length}
      beside={
        <p className={`${text.small} ${text.dimmed}`}>
          {t('boardQueue.called.hint', { amber: timeout, red: 2 * timeout })}
        </p>
      }
    >
      {!queue && <CardPending rows={2} />}
      {queue && called.length === 0 && <CardEmpty>{t('boardQueue.called.empty')}</CardEmpty>}
      <ul>
        {called.map((row) => (
          <CalledRow
            key={row.id}
            row={row}
            now={now}
            timeout={timeout}
            isLeaving={leaving.some(({ id, stage }) => id === row.id && stage !== 'failed')}
          />
        ))}
      </ul>
    </QueueCard>
  );
});
