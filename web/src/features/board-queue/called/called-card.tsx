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
import { giveBack, markLeft, recall } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { seenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import { useReturnActions } from '../../../domain/queue/acts/use-return-actions.ts';
import { callAge, minutesSince } from '../../../domain/queue/call-age.ts';
import { gateWords, shortName } from '../../../domain/queue/line-words.ts';
import type { Line } from '../../../domain/queue/use-queue.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import buttons from '../../../ui/button/button.module.css';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import { CardEmpty, CardPending, FrameCard } from '../../../ui/card/frame-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import text from '../../../ui/text/text.module.css';
import { actKeys } from '../acts/truck.ts';
import styles from './called-card.module.css';

type Props = {
  readonly row: AdminQueueRow;
  readonly now: number;
  readonly timeout: number;
  readonly isLeaving: boolean;
};

const toneOfAge = { fresh: 'grey', long: 'amber', overdue: 'red' };

const keys = { tab: 'Tab', recall: '↻' };

const Actions = ({ row, isLeaving }: Pick<Props, 'row' | 'isLeaving'>) => {
  const { t } = useTranslation();
  const truck = seenTruck(row);
  const plate = plateText(truck.plate);
  const returnActions = useReturnActions({ ...truck, noAnswers: row.noAnswers, unseen: row.unseen });
  const isUnderWay = useIsUnderWay(truck.id);
  return (
    <div className={`${layout.row} ${layout.tight} ${buttons.low} ${styles.actions}`}>
      <PlainButton
        data-accent="true"
        disabled={isLeaving}
        aria-label={t('boardQueue.called.leftWho', { plate })}
        onClick={() => markLeft(truck)}
      >
        {t('boardQueue.called.left')}
        <kbd data-key={actKeys.left} />
      </PlainButton>
      <ActionMenu
        label={t('boardQueue.called.returnWhom', { plate })}
        className={buttons.button}
        disabled={isLeaving}
        isBusy={isUnderWay('return')}
        actions={returnActions}
      >
        {t('boardQueue.called.return')}
        <kbd data-key={actKeys.return} />
      </ActionMenu>
      <PlainButton
        disabled={isLeaving}
        aria-busy={isUnderWay('return')}
        aria-label={t('boardQueue.called.noAnswerWho', { plate })}
        onClick={() => void giveBack(truck, 'NO_ANSWER')}
      >
        {t('boardQueue.called.noAnswer')}
        <kbd data-key={actKeys.noAnswer} />
      </PlainButton>
      <PlainButton
        disabled={isLeaving}
        aria-busy={isUnderWay('recall')}
        aria-label={t('boardQueue.called.recallWhom', { plate })}
        title={t('boardQueue.called.recall')}
        onClick={() => void recall(truck)}
      >
        <span aria-hidden="true">{keys.recall}</span>
      </PlainButton>
    </div>
  );
};

const CalledRow = (props: Props) => {
  const { row, now, timeout, isLeaving } = props;
  const { t } = useTranslation();
  const minutes = minutesSince(row.calledAt ?? '', now);
  const age = callAge(minutes, timeout);
  const times = [
    t('boardQueue.called.calledAt', { time: wallTime(row.calledAt ?? '') }),
    ...(age === 'overdue' ? [t('boardQueue.called.overdue')] : []),
    ...(row.recalledAt ? [t('boardQueue.called.recalledAt', { time: wallTime(row.recalledAt) })] : []),
  ].join(', ');
  return (
    <li
      className={styles.row}
      data-tone={toneOfAge[age]}
      data-leaving={isLeaving}
      data-line-row={row.id}
      data-called
    >
      <p className={`${text.figures} ${styles.age}`} title={times}>
        {t('boardQueue.called.minutes', { count: minutes })}
      </p>
      <Link to="/bookings/$id" params={{ id: row.id }} tabIndex={-1}>
        <Plate text={row.vehicleRegistrationPlate} size="sm" />
      </Link>
      <p className={styles.gate}>{row.gate && gateWords(row.gate)}</p>
      <p className={`${text.clip} ${styles.who}`} title={row.driver}>
        {shortName(row.driver)}
        {row.acknowledgedAt && (
          <strong data-tone="green" className={text.toned}>
            {t('boardQueue.called.coming')}
          </strong>
        )}
        {row.noAnswers > 0 && (
          <strong data-tone="red" className={text.toned}>
            {t('boardQueue.marks.noAnswers', { count: row.noAnswers })}
          </strong>
        )}
        {row.unseen && <span>{t('boardQueue.marks.unseen')}</span>}
        {row.recalledAt && (
          <span>{t('boardQueue.called.recalledAt', { time: wallTime(row.recalledAt) })}</span>
        )}
        {row.phone && (
          <a href={`tel:${row.phone}`} tabIndex={-1}>
            {phoneWords(row.phone)}
          </a>
        )}
      </p>
      <May access="operator">
        <Actions row={row} isLeaving={isLeaving} />
      </May>
    </li>
  );
};

const usualTimeout = 15;

type CardProps = { readonly line: Line; readonly hasGates: boolean };

export const CalledCard = memo(({ line: { queue, called }, hasGates }: CardProps) => {
  const { t } = useTranslation();
  const now = useServerTime(5000);
  const { data: params } = useQuery(bookingParamsQuery);
  const leaving = useFinalActs();
  const timeout = params?.callTimeoutMinutes ?? usualTimeout;
  return (
    <FrameCard
      title={t('boardQueue.called.title')}
      count={called.length}
      className={`${layout.filling} ${styles.card}`}
      beside={
        called.length > 0 && (
          <p className={`${layout.row} ${text.small} ${text.dimmed} ${styles.hint}`}>
            <kbd>{keys.tab}</kbd>
            {t(hasGates ? 'boardQueue.called.hintGates' : 'boardQueue.called.hint')}
          </p>
        )
      }
    >
      {!queue && <CardPending rows={2} height={34} />}
      {queue && called.length === 0 && <CardEmpty>{t('boardQueue.called.empty')}</CardEmpty>}
      <ul className={layout.scroll}>
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
    </FrameCard>
  );
});
