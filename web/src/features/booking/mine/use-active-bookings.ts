import type { Booking } from '#contract/bookings.ts';
import { usePagedList } from '../../../ui/paged-list/use-paged-list.ts';
import { defaultChoice, ownBookings } from './own-bookings.ts';

/** The very list that the cards are shown from, so it costs no request of its own. */
const source = ownBookings(defaultChoice);

/** The account's active bookings, as far as they are known. Without `refreshMs` others keep them fresh. */
export const useActiveBookings = (refreshMs?: number): readonly Booking[] =>
  usePagedList({ ...source, refreshMs }).rows ?? [];
