import { NativeSelect } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { isMereOffer } from '../../../domain/booking/booking-rules.ts';
import { defaultChoice, type ListChoice, ownBookings } from '../../../domain/booking/own-bookings.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PagedList } from '../../../ui/paged-list/paged-list.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import { BookingCard } from './booking-card.tsx';
import { bookingsHeadingId } from './focus-bookings.ts';
import styles from './mine.module.css';
import { UpdatedNote } from './updated-note.tsx';

type ChoiceProps = { readonly choice: ListChoice; readonly onChange: (choice: ListChoice) => void };

const kinds = ['showBooked', 'showCancelled', 'showFinished'] as const;

const ListChoices = ({ choice, onChange }: ChoiceProps) => {
  const { t } = useTranslation();
  return (
    <div className={layout.row}>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`booking.mine.${kind}`)}
          checked={choice[kind]}
          onChange={(event) => onChange({ ...choice, [kind]: event.currentTarget.checked })}
        />
      ))}
      <NativeSelect
        aria-label={t('booking.mine.sort')}
        value={choice.direction}
        data={[
          { value: 'asc', label: t('booking.mine.sortAsc') },
          { value: 'desc', label: t('booking.mine.sortDesc') },
        ]}
        onChange={(event) =>
          onChange({ ...choice, direction: event.currentTarget.value === 'desc' ? 'desc' : 'asc' })
        }
      />
    </div>
  );
};

/** Tells "no bookings" from "none that the filter shows". */
const NoBookings = ({ choice }: Pick<ChoiceProps, 'choice'>) => {
  const { t } = useTranslation();
  const { showBooked, showCancelled, showFinished } = choice;
  if (showBooked && showCancelled && showFinished) return <EmptyState title={t('booking.mine.empty')} />;
  if (!showBooked && !showCancelled && !showFinished)
    return <EmptyState title={t('booking.mine.noneChosen')} text={t('booking.mine.chooseShown')} />;
  const isUsual = showBooked && !showCancelled && !showFinished;
  if (isUsual)
    return <EmptyState title={t('booking.mine.emptyActive')} text={t('booking.mine.willAppear')} />;
  return <EmptyState title={t('booking.mine.emptyChosen')} text={t('booking.mine.othersHidden')} />;
};

const renderRow = (booking: Booking) => (isMereOffer(booking) ? null : <BookingCard booking={booking} />);

type MyBookingsProps = {
  readonly lead: ReactNode;
  /** True while no form stands above, so that this heading is the first of the page. */
  readonly isFirst: boolean;
};

export const MyBookings = ({ lead, isFirst }: MyBookingsProps) => {
  const { t } = useTranslation();
  const Heading = isFirst ? 'h1' : 'h2';
  const [choice, setChoice] = useState(defaultChoice);
  const source = useMemo(() => ownBookings(choice), [choice]);
  return (
    <section className={`${layout.stack} ${layout.tight} ${styles.mine}`} aria-labelledby={bookingsHeadingId}>
      <div className={layout.apart}>
        <Heading id={bookingsHeadingId} tabIndex={-1}>
          {t('booking.mine.title')}
        </Heading>
        <UpdatedNote queryKey={source.queryKey} />
      </div>
      <details>
        <summary className={styles.summary}>{t('booking.mine.filter')}</summary>
        <ListChoices choice={choice} onChange={setChoice} />
      </details>
      {lead}
      <PagedList
        {...source}
        label={t('booking.mine.title')}
        renderRow={renderRow}
        empty={<NoBookings choice={choice} />}
      />
    </section>
  );
};
