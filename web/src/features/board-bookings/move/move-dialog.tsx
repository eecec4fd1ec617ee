import { Button, NativeSelect } from '@mantine/core';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { type ActReasonKind, actReasonKinds } from '#kernel/log/queue-log-entry.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { shortWhen, wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useSaleReasons } from '../../../domain/draw/sale-reasons.ts';
import { guarded } from '../../../domain/guards/guarded.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { attempt, isOvertaken, tellOvertaken } from '../../../domain/queue/acts/line-acts.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { fetchBody } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { tellRefusal } from '../../../ui/errors/handle-error.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './move.module.css';
import { type PlacesChange, previewMove } from './preview-move.ts';

type MovableBooking = Pick<Booking, 'id' | 'version' | 'dateBooked' | 'vehicleRegistrationPlate'>;

const put = (
  { id, version, vehicleRegistrationPlate: plate }: MovableBooking,
  dateBooked: string,
  reasonKind: ActReasonKind | undefined,
): Promise<Booking> =>
  guarded(
    (acknowledged) =>
      fetchBody('PUT /booking', { body: { id, version, dateBooked, reasonKind, acknowledged } }),
    { plate },
  );

const toldOf = (key: 'done' | 'undone', { vehicleRegistrationPlate: plate }: MovableBooking, when: string) =>
  i18next.t(`boardBookings.move.${key}`, { plate: plateText(plate), when: shortWhen(when) });

/** Moves the booking back if there is still room. The driver is told about that as well. */
const undo = (moved: Booking, back: string) =>
  attempt({ ...moved, plate: moved.vehicleRegistrationPlate }, 'move', async () => {
    await put(moved, back, 'MISTAKE');
    tell({ text: toldOf('undone', moved, back), tone: 'done' });
    void outdateBookings();
  });

const sendMove = async (booking: Booking, start: string, reason: ActReasonKind | undefined) => {
  const moved = await put(booking, start, reason);
  tell({
    text: toldOf('done', booking, start),
    tone: 'done',
    undo: () => undo(moved, booking.dateBooked),
  });
  void outdateBookings();
};

export type MoveDialogOptions = {
  readonly booking: Booking;
  readonly to: TimeSlot;
  readonly slots: readonly TimeSlot[];
};

type Props = MoveDialogOptions & { readonly close: () => void };

const Change = ({ title, change }: { readonly title: string; readonly change: PlacesChange }) => {
  const { t } = useTranslation();
  const { start, before, after, capacity } = change;
  return (
    <div className={`${layout.boxed} ${styles.change}`}>
      <dt className={text.hint}>{title}</dt>
      <dd>
        <strong>{wallTime(start)}</strong>
        <span>{t('boardBookings.move.places', { before, after, capacity })}</span>
      </dd>
    </div>
  );
};

/** Free slots that the server's error offers if the slot has filled up meanwhile. */
const suggestionsIn = (error: unknown): readonly TimeSlot[] | undefined =>
  hasCode(error, 'SLOT_FULL') ? ((error.body?.suggestions as TimeSlot[] | undefined) ?? []) : undefined;

const useMove = ({ booking, to: first, slots, close }: Props) => {
  const [to, setTo] = useState(first);
  const [isSending, setSending] = useState(false);
  const [reason, setReason] = useState<ActReasonKind>();
  const [taken, setTaken] = useState<readonly TimeSlot[]>();
  const send = async () => {
    setSending(true);
    try {
      await sendMove(booking, to.start, isSale ? reason : undefined);
      close();
    } catch (error) {
      const suggestions = suggestionsIn(error);
      if (suggestions) setTaken(suggestions);
      else if (isOvertaken(error)) {
        await tellOvertaken({ ...booking, plate: booking.vehicleRegistrationPlate });
        close();
      } else await tellRefusal(error);
    }
    setSending(false);
  };
  const isSale = to.state === 'DRAW';
  const choose = (slot: TimeSlot) => {
    setTaken(undefined);
    setTo(slot);
  };
  const preview = previewMove(booking, to, slots);
  return {
    to,
    preview,
    problem: taken ? ('full' as const) : preview.problem,
    instead: taken ?? preview.instead,
    isSale,
    reason,
    setReason,
    isSending,
    send,
    choose,
  };
};

export const MoveDialog = (props: Props) => {
  const { t } = useTranslation();
  const { booking, close } = props;
  const { to, preview, problem, instead, isSale, reason, setReason, isSending, send, choose } =
    useMove(props);
  const reasons = useSaleReasons();
  const plate = plateText(booking.vehicleRegistrationPlate);
  const when = whenWords(to.start);
  return (
    <DialogFrame
      title={t('boardBookings.move.title', { plate })}
      actions={
        <>
          <Button variant="default" disabled={isSending} onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={problem !== undefined || (isSale && !reason)}
            loading={isSending}
            data-autofocus
            onClick={() => void send()}
          >
            {t('boardBookings.move.ok', { time: wallTime(to.start) })}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <p className={`${layout.row} ${text.dimmed}`}>
          <Plate text={booking.vehicleRegistrationPlate} size="sm" />
          <span>{booking.formattedBookingNumber}</span>
        </p>
        <dl className={layout.row}>
          {preview.from && <Change title={t('boardBookings.move.from')} change={preview.from} />}
          <Change title={t('boardBookings.move.to')} change={preview.to} />
        </dl>
        {problem && (
          <Callout tone="red" role="alert">
            {t(`boardBookings.move.problems.${problem}`)}
          </Callout>
        )}
        {instead.length > 0 && (
          <div className={layout.row}>
            <span>{t('boardBookings.move.instead')}</span>
            {instead.map((slot) => (
              <Button key={slot.start} variant="default" size="sm" onClick={() => choose(slot)}>
                {whenWords(slot.start)}
              </Button>
            ))}
          </div>
        )}
        {isSale && problem === undefined && (
          <>
            <Callout>{t('boardDraws.sale.about')}</Callout>
            <NativeSelect
              label={t('boardDraws.sale.reason')}
              data={reasons}
              value={reason ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setReason(actReasonKinds.find((kind) => kind === value))
              }
            />
          </>
        )}
        {problem === undefined && (
          <ul className={`${layout.stack} ${layout.tight}`}>
            {preview.dropsChange && booking.pendingChanges && (
              <li>
                {t('boardBookings.move.dropsChange', { when: whenWords(booking.pendingChanges.dateBooked) })}
              </li>
            )}
            <li>{t('boardBookings.move.told', { number: booking.formattedBookingNumber, when })}</li>
          </ul>
        )}
      </div>
    </DialogFrame>
  );
};
