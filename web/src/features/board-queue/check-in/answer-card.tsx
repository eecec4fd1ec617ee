import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { shortPass } from '#kernel/passes/signed-pass.ts';
import { shortWhen, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { findBookingByNumber } from '../../../domain/queue/acts/queue-calls.ts';
import { forecastWords, gateWords, shortName } from '../../../domain/queue/line-words.ts';
import type { Line } from '../../../domain/queue/use-queue.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import words from '../../../ui/text/text.module.css';
import { AnswerActions } from './answer-actions.tsx';
import styles from './answer-card.module.css';
import type { CheckIn } from './check-ins.ts';
import { followedOutcome, shownOutcome, toneOf } from './shown-outcome.ts';

/** What becomes of a truck outside of the queue is asked for as often. */
const againMs = 15_000;

/**
 * The truck's current status from the live queue. Once it has left the queue it is fetched, because the
 * queue does not say why. Undefined: not in the queue yet, or still loading.
 */
const useStatusNow = (
  { formattedBookingNumber: number }: CheckInAnswer,
  { row, revision }: Pick<AnswerProps, 'row' | 'revision'>,
) => {
  const [wasInLine, setWasInLine] = useState(false);
  if (row && !wasInLine) setWasInLine(true);
  // A colleague may undo an arrival so soon that this screen never sees the truck in the line.
  const [firstRevision] = useState(revision);
  const isGone = !row && (wasInLine || revision !== firstRevision);
  const { data } = useQuery({
    queryKey: ['queue', 'after-line', number],
    queryFn: async () => (await findBookingByNumber(number ?? '')).bookingStatus,
    enabled: isGone && number !== undefined,
    refetchInterval: againMs,
    staleTime: 0,
    gcTime: 0,
  });
  return { isGone, status: row?.bookingStatus ?? (isGone ? data : undefined) };
};

type AnswerProps = {
  readonly answer: CheckInAnswer;
  readonly text: string;
  readonly row: AdminQueueRow | undefined;
  /** Of the line. */
  readonly revision: number | undefined;
  readonly checkIn: CheckIn;
  readonly onShow: (id: string) => void;
};

const Answer = ({ answer, text, row, revision, checkIn, onShow }: AnswerProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const { isGone, status } = useStatusNow(answer, { row, revision });
  const told = shownOutcome(answer, serverNow(), today);
  const outcome = followedOutcome(told, { status, noAnswers: row?.noAnswers ?? 0 });
  const position = row || isGone ? row?.position : answer.position;
  // A colleague may have moved the booking since, or corrected the plate.
  const { dateBooked, vehicleRegistrationPlate: plate } = row ?? answer;
  const { etaFrom = null, etaTo = null } = answer;
  // The line may be older than the answer.
  const { gate, calledAt } = row?.calledAt ? row : answer;
  const forecast = forecastWords(row ?? { etaFrom, etaTo });
  const slot = dateBooked && (dateBooked.startsWith(today) ? wallTime(dateBooked) : shortWhen(dateBooked));
  return (
    <div className={`${layout.stack} ${layout.scroll} ${styles.answer}`} data-tone={toneOf[outcome]}>
      <div className={`${layout.line} ${styles.told}`}>
        <div className={`${layout.stack} ${layout.tight}`}>
          <h3>{t(`boardQueue.outcomes.${outcome}.title`)}</h3>
          <p className={layout.row}>
            {plate ? <Plate text={plate} size="sm" /> : <strong>{shortPass(text)}</strong>}
            {row && <span>{shortName(row.driver)}</span>}
          </p>
        </div>
        {position !== undefined && position !== null && (
          <p className={styles.place}>
            <strong>{position}</strong>
            {t('boardQueue.checkIn.inLine')}
          </p>
        )}
      </div>
      <p>
        {slot && t('boardQueue.checkIn.slot', { slot })}
        {position && forecast && t('boardQueue.checkIn.forecast', { forecast })}
        {t(`boardQueue.outcomes.${outcome}.text`, {
          gate: gate ? gateWords(gate) : '',
          time: calledAt ? wallTime(calledAt) : '',
        })}
      </p>
      <AnswerActions
        outcome={outcome}
        answer={answer}
        text={text}
        row={row}
        checkIn={checkIn}
        onShow={onShow}
      />
    </div>
  );
};

const Idle = ({ children }: { readonly children: ReactNode }) => (
  <p className={`${layout.stack} ${layout.scroll} ${words.dimmed} ${styles.idle}`}>{children}</p>
);

type Props = {
  readonly checkIn: CheckIn;
  /** A text that is being searched for. */
  readonly entered: string | undefined;
  readonly line: Line;
  readonly onShow: (id: string) => void;
};

export const AnswerCard = ({ checkIn, entered, line, onShow }: Props) => {
  const { t } = useTranslation();
  const { entry, retry } = checkIn;
  if (entered !== undefined)
    return <Idle>{t('boardQueue.checkIn.sending', { text: shortPass(entered) })}</Idle>;
  if (!entry) return <Idle>{t('boardQueue.checkIn.idle')}</Idle>;
  const { text, stage, answer } = entry;
  if (stage === 'sending') return <Idle>{t('boardQueue.checkIn.sending', { text: shortPass(text) })}</Idle>;
  if (stage === 'failed' || !answer)
    return (
      <div className={`${layout.stack} ${layout.scroll} ${styles.answer}`} data-tone="red">
        <p>{t('boardQueue.checkIn.notSent', { text: shortPass(text) })}</p>
        <p className={layout.row}>
          <TextButton onClick={() => retry(entry)}>{t('common.retry')}</TextButton>
        </p>
      </div>
    );
  const row = [...line.called, ...line.waiting].find(
    ({ formattedBookingNumber }) => formattedBookingNumber === answer.formattedBookingNumber,
  );
  return (
    <Answer
      key={entry.key}
      answer={answer}
      text={text}
      row={row}
      revision={line.queue?.revision}
      checkIn={checkIn}
      onShow={onShow}
    />
  );
};
