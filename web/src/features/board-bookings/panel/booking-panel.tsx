import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivedStatuses, endedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { May, useMay } from '../../../domain/account/may.tsx';
import { canBeEdited, hasPass } from '../../../domain/booking/booking-rules.ts';
import { bookingOfLists, operatorBookingQuery } from '../../../domain/booking/operator-bookings.ts';
import { passAddress } from '../../../domain/booking/pass-links.ts';
import { EventList } from '../../../domain/journal/event-list.tsx';
import { outdateEvents } from '../../../domain/journal/events.ts';
import { NotesSection } from '../../../domain/notes/notes-section.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import { cancelWithReason } from '../../../domain/queue/acts/line-acts.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { fetchBody } from '../../../lib/api.ts';
import { useFollow } from '../../../lib/screen/use-followed-links.ts';
import buttons from '../../../ui/button/button.module.css';
import controls from '../../../ui/button/text-button.module.css';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { tellRefusal } from '../../../ui/errors/handle-error.ts';
import { AwaitedSections, PanelContent } from '../../../ui/panel/panel-content.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { useListedFirst } from '../../../ui/panel/use-listed-first.ts';
import text from '../../../ui/text/text.module.css';
import { bookingAddress, editAddress, listAddress, shownPart, useBookingSearch } from '../booking-search.ts';
import { useShownOrder } from '../shown-order.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingDocuments } from './booking-documents.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { seenBooking } from './booking-in-line.ts';
import styles from './booking-panel.module.css';
import { BookingPass } from './booking-pass.tsx';

type Props = { readonly booking: Booking; readonly shown: string };

/** Truck and cargo can still be corrected while the truck waits in the queue. */
const canBeCorrected = (booking: Booking) => canBeEdited(booking) || booking.bookingStatus === 'WAITING';

const PanelFooter = ({ booking, shown }: Props) => {
  const { t } = useTranslation();
  const isLeaving = useFinalActs().some(({ id }) => id === booking.id);
  if (isOneOf(endedStatuses, booking.bookingStatus)) return null;
  const isOutsideLine = !isOneOf(arrivedStatuses, booking.bookingStatus);
  return (
    <>
      <button
        type="button"
        className={`${buttons.button} ${styles.cancel}`}
        disabled={isLeaving}
        onClick={() => void cancelWithReason({ ...seenBooking(booking), isOutsideLine })}
      >
        {t('boardBookings.panel.cancel')}
      </button>
      {canBeCorrected(booking) && (
        <a className={buttons.button} href={editAddress(booking.id, shown)}>
          {t('boardBookings.panel.edit')}
        </a>
      )}
    </>
  );
};

const renew = (id: string): Promise<Booking> =>
  fetchBody('POST /booking/{id}/pass-token', { params: { id } });

/** The public link to the pass, which can be replaced if strangers know it. */
const PassLink = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, passToken } = booking;
  if (passToken === undefined || !hasPass(booking)) return null;
  const address = passAddress(passToken);
  const askForNew = async () => {
    const isMeant = await confirmDialog({
      title: t('boardBookings.panel.newPassTitle'),
      message: t('boardBookings.panel.newPassText'),
      okLabel: t('boardBookings.panel.newPassOk'),
    });
    if (!isMeant) return;
    try {
      client.setQueryData(operatorBookingQuery(id).queryKey, await renew(id));
      tell({ text: t('boardBookings.panel.newPassDone'), tone: 'done' });
    } catch (error) {
      await tellRefusal(error);
    }
  };
  return (
    <PanelSection
      title={t('boardBookings.panel.pass')}
      beside={
        <May access="operator">
          <TextButton onClick={() => void askForNew()}>{t('boardBookings.panel.newPass')}</TextButton>
        </May>
      }
    >
      <a
        className={`${controls.link} ${text.code} ${text.breaks}`}
        href={address}
        target="_blank"
        rel="noreferrer"
      >
        {address.replace(/^https?:\/\//, '')}
      </a>
    </PanelSection>
  );
};

const titleOf = ({ vehicleRegistrationPlate, formattedBookingNumber }: Booking) =>
  `${plateText(vehicleRegistrationPlate)}, ${formattedBookingNumber}`;

const useSteps = (id: string, shown: string) => {
  const { ids, before: onPagesBefore, total } = useShownOrder();
  const follow = useFollow();
  const place = ids.indexOf(id);
  const [before, after] = [ids[place - 1], ids[place + 1]];
  const to = (next: string) => () => follow(bookingAddress(next, shown), { replace: true });
  if (place < 0) return undefined;
  return {
    place: onPagesBefore + place + 1,
    total,
    onPrevious: before === undefined ? undefined : to(before),
    onNext: after === undefined ? undefined : to(after),
  };
};

/** Reloads the history with every new version of the booking, because each version has a new event. */
const BookingHistory = ({ booking: { id, version } }: { readonly booking: Booking }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each version
  useEffect(() => void outdateEvents(), [version]);
  return <EventList filter={{ bookingId: id }} />;
};

export const BookingPanel = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams({ strict: false });
  const follow = useFollow();
  const shown = shownPart(useBookingSearch().search);
  const { isStaying, when } = useListedFirst(id, bookingOfLists);
  const query = useQuery({ ...operatorBookingQuery(id), ...when });
  const booking = query.data;
  const isOperator = useMay('operator');
  return (
    <SidePanel
      label={booking ? titleOf(booking) : t('boardBookings.panel.title')}
      rowId={id}
      steps={useSteps(id, shown)}
      onClose={() => follow(listAddress(shown))}
      footer={booking && isOperator && <PanelFooter booking={booking} shown={shown} />}
    >
      <PanelContent query={query} notFound={t('boardBookings.panel.notFound')}>
        {(found) => (
          <>
            <BookingPass booking={found} />
            {isOperator && <BookingActions key={found.id} booking={found} shown={shown} />}
            {!isStaying && <AwaitedSections />}
            {isStaying && (
              <>
                <BookingFacts booking={found} />
                <BookingDocuments documents={found.documents} />
                <NotesSection key={found.id} about={{ bookingId: found.id }} />
                <PassLink booking={found} />
                <BookingHistory booking={found} />
              </>
            )}
          </>
        )}
      </PanelContent>
    </SidePanel>
  );
};
