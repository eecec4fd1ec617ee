import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useMay } from '../../../domain/account/may.tsx';
import { bookingOfLists, operatorBookingQuery } from '../../../domain/booking/operator-bookings.ts';
import { EventList } from '../../../domain/journal/event-list.tsx';
import { outdateEvents } from '../../../domain/journal/events.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { useFollow } from '../../../lib/screen/use-follow.ts';
import { AwaitedSections } from '../../../ui/panel/awaited-sections.tsx';
import { PanelContent } from '../../../ui/panel/panel-content.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { useListedFirst } from '../../../ui/panel/use-listed-first.ts';
import { bookingAddress, listAddress, shownPart } from '../addresses.ts';
import { useBookingSearch } from '../booking-search.ts';
import { useShownOrder } from '../shown-order.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingDocuments } from './booking-documents.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingPass } from './booking-pass.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { PassLink } from './pass-link.tsx';

const titleOf = ({ vehicleRegistrationPlate, formattedBookingNumber }: Booking) =>
  `${plateText(vehicleRegistrationPlate)}, ${formattedBookingNumber}`;

/** Position in the list beside, with links to the neighbours. */
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

/** Every new version of the booking has a new event, so the history is reloaded with it. */
const BookingHistory = ({ booking: { id, version } }: { readonly booking: Booking }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is why
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
