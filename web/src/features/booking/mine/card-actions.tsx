import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { arrivedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { canBeCanceled, canBeEdited, hasPass } from '../../../domain/booking/booking-rules.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { call } from '../../../lib/api.ts';
import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import { confirmAndShow } from '../confirm-and-show.ts';
import { type ShowPass, useShowPass } from '../pass/use-show-pass.ts';
import { askToWait } from '../waiting/ask-to-wait.ts';
import { useCanWaitForEarlier } from '../waiting/waiting-entries.ts';
import { focusBooking, leaveBooking } from './focus-bookings.ts';
import styles from './mine.module.css';

type OfBooking = { readonly booking: Booking };

const loadCancelDialog = async () => (await import('../cancel/cancel-dialog.tsx')).CancelDialog;

/** Asks for the reason of a cancellation. '' if the person gives up. */
const askForReason = (booking: Booking) => openLoaded(loadCancelDialog, { booking }, '');

const loadEditDialog = async () => (await import('../edit/edit-dialog.tsx')).EditDialog;

const editBooking = async (booking: Booking, showPass: ShowPass): Promise<void> => {
  const changed = await openLoaded(loadEditDialog, { booking }, null);
  if (changed?.pendingChanges && !booking.pendingChanges) await confirmAndShow(changed, showPass);
};

const useBookingActions = (booking: Booking) => {
  const { data: state } = useQuery(bookingBlockedQuery);
  const canWait = useCanWaitForEarlier(booking);
  const showPass = useShowPass();
  const canceling = useMutation({
    mutationFn: (reason: string) => {
      const query = { reason, version: booking.version };
      return call('DELETE /booking/{id}', { params: { id: booking.id }, query, expect: 204 });
    },
    networkMode: 'always',
    onSuccess: () => leaveBooking(booking.id),
    onError: (error) => void handleRefusal(error),
    onSettled: () => void outdateBookings(),
  });

  const cancel = async () => {
    const reason = await askForReason(booking);
    if (reason === '') return;
    // The focus moves to the card, because its buttons become busy.
    focusBooking(booking.id);
    canceling.mutate(reason);
  };

  return {
    canConfirm: booking.confirmation !== undefined,
    canCancel: canBeCanceled(booking),
    canOpen: hasPass(booking),
    hasArrived: isOneOf(arrivedStatuses, booking.bookingStatus),
    canEdit: canBeEdited(booking) && !state?.blocked,
    canWait: canWait && !state?.blocked,
    canceling: canceling.isPending,
    confirm: () => void confirmAndShow(booking, showPass).catch(handleError),
    open: () => showPass(booking),
    edit: () => void editBooking(booking, showPass).catch(handleError),
    cancel: () => void cancel(),
  };
};

/** A pending code comes first, and so does the pass of a truck that has arrived. */
export const CardActions = ({ booking }: OfBooking) => {
  const { t } = useTranslation();
  const { canConfirm, canOpen, canEdit, canWait, canCancel, hasArrived, ...actions } =
    useBookingActions(booking);
  if (!canConfirm && !canOpen && !canEdit && !canCancel) return null;
  return (
    <div className={`${layout.row} ${layout.across} ${styles.actions}`}>
      {canConfirm && <Button onClick={actions.confirm}>{t('booking.mine.enterCode')}</Button>}
      {canOpen && (
        <Button variant={hasArrived ? 'filled' : 'subtle'} onClick={actions.open}>
          {t('booking.mine.pass')}
        </Button>
      )}
      {canEdit && (
        <Button variant="subtle" onClick={actions.edit}>
          {t('booking.mine.edit')}
        </Button>
      )}
      {canWait && (
        <Button variant="subtle" onClick={() => askToWait({ booking })}>
          {t('booking.mine.earlier')}
        </Button>
      )}
      {canCancel && (
        <Button variant="subtle" loading={actions.canceling} onClick={actions.cancel}>
          {t('booking.mine.cancel')}
        </Button>
      )}
    </div>
  );
};
