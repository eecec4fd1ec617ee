import { Link } from '@tanstack/react-router';
import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { markLeft, recall, takePriority, undoArrival } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { findBookingByNumber, seenTruck, sendStatus } from '../../../domain/queue/acts/queue-calls.ts';
import { tellFault } from '../../../domain/queue/acts/tell-fault.ts';
import controls from '../../../ui/button/text-button.module.css';
import { TextButton } from '../../../ui/button/text-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { BookAgain } from './book-again.tsx';
import type { CheckIn } from './check-ins.ts';
import { isArrival, type ShownOutcome } from './shown-outcome.ts';

type ActProps = { readonly word: string; readonly isBusy?: boolean; readonly onClick: () => void };

const Act = ({ word, isBusy = false, onClick }: ActProps) => (
  <TextButton aria-busy={isBusy} onClick={onClick}>
    {word}
  </TextButton>
);

const RowActions = ({ row, outcome, onShow }: RowActionsProps) => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  const truck = seenTruck(row);
  const isUnderWay = useIsUnderWay(row.id);
  const open = (
    <Link to="/bookings/$id" params={{ id: row.id }} className={controls.link}>
      {t('boardQueue.checkIn.open')}
    </Link>
  );
  if (row.bookingStatus === 'GO_TO_GATE')
    return (
      <>
        {open}
        <Act word={t('boardQueue.called.left')} onClick={() => markLeft(truck)} />
        <Act
          word={t('boardQueue.called.recall')}
          isBusy={isUnderWay('recall')}
          onClick={() => void recall(truck)}
        />
      </>
    );
  return (
    <>
      {open}
      <Act word={t('boardQueue.checkIn.show')} onClick={() => onShow(row.id)} />
      {row.hasPriority && (
        <Act
          word={t('boardQueue.checkIn.takePriority', { cargo: cargoName(row.cargo) })}
          isBusy={isUnderWay('priority')}
          onClick={() => void takePriority(truck)}
        />
      )}
      {isArrival(outcome) && (
        <Act
          word={t('boardQueue.checkIn.undo')}
          isBusy={isUnderWay('undoArrival')}
          onClick={() => void undoArrival(truck)}
        />
      )}
    </>
  );
};

type RowActionsProps = {
  readonly row: AdminQueueRow;
  readonly outcome: ShownOutcome;
  readonly onShow: (id: string) => void;
};

type ConfirmProps = {
  readonly number: string;
  readonly plate: string;
  readonly onCheckIn: CheckIn['submit'];
};

/** Needs no code, because the operator sees the driver. */
const ConfirmAndCheckIn = ({ number, plate, onCheckIn }: ConfirmProps) => {
  const { t } = useTranslation();
  const [isSending, startSending] = useTransition();
  const confirm = async () => {
    try {
      await sendStatus({ ...(await findBookingByNumber(number)), plate }, 'BOOKED');
      onCheckIn(number);
    } catch (error) {
      tellFault(plate, error);
    }
  };
  return (
    <Act
      word={t('boardQueue.checkIn.confirm')}
      isBusy={isSending}
      onClick={() => isSending || startSending(confirm)}
    />
  );
};

type Props = Omit<RowActionsProps, 'row'> & {
  readonly answer: CheckInAnswer;
  readonly text: string;
  readonly row: AdminQueueRow | undefined;
  readonly checkIn: CheckIn;
};

export const AnswerActions = ({ outcome, answer, text, row, checkIn, onShow }: Props) => {
  const { t } = useTranslation();
  const { formattedBookingNumber: number, vehicleRegistrationPlate: plate } = answer;
  return (
    <p className={layout.row}>
      {row && <RowActions row={row} outcome={outcome} onShow={onShow} />}
      {outcome === 'NOT_CONFIRMED' && number && (
        <ConfirmAndCheckIn number={number} plate={plate ?? text} onCheckIn={checkIn.submit} />
      )}
      {outcome === 'UNDONE' && number && (
        <Act word={t('boardQueue.checkIn.again')} onClick={() => checkIn.submit(number)} />
      )}
      {answer.passFault && number && (
        <Act word={t('boardQueue.checkIn.byNumber')} onClick={() => checkIn.submit(number)} />
      )}
      {outcome === 'BANNED' && plate && (
        <Link to="/vehicles" search={{ plate }} className={controls.link}>
          {t('boardQueue.checkIn.toVehicle')}
        </Link>
      )}
      {['CANCELED', 'TOO_LATE', 'LEFT', 'NO_BOOKING'].includes(outcome) && (
        <BookAgain key={text} number={number} text={text} onCheckIn={checkIn.submit} />
      )}
    </p>
  );
};
