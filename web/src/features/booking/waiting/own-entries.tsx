import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { outdateBookings, useActiveBookings } from '../../../domain/booking/own-bookings.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import layout from '../../../ui/layout/layout.module.css';
import { confirmEntry, entryAwaitingCode } from './confirm-entry.ts';
import { EntryCard } from './entry-card.tsx';

type Props = { readonly entries: readonly ListEntry[] };

/** Opens the code dialog again that was open when the tab was reloaded. */
const useKeptEntryCode = (entries: readonly ListEntry[]) => {
  const kept = useRef(entryAwaitingCode());
  useEffect(() => {
    const entry = entries.find(({ id }) => id === kept.current);
    if (!entry?.confirmation) return;
    kept.current = null;
    confirmEntry(entry).catch(handleError);
  }, [entries]);
};

/** Loads the bookings again when an entry has an offer that they lack. They are polled less often than entries. */
const useFreshOffers = (entries: readonly ListEntry[]) => {
  const known = useActiveBookings();
  const isNew = entries.some(
    ({ offer }) => offer && !known.some(({ id, offer: held }) => id === offer.bookingId && held),
  );
  useEffect(() => {
    if (isNew) void outdateBookings();
  }, [isNew]);
};

export const OwnEntries = ({ entries }: Props) => {
  const { t } = useTranslation();
  useKeptEntryCode(entries);
  useFreshOffers(entries);
  return (
    <ul className={layout.stack} aria-label={t('waitingList.title')}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryCard entry={entry} />
        </li>
      ))}
    </ul>
  );
};
