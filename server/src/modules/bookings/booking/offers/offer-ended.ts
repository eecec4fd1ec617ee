import type { TrxContext } from '../../../../platform/context/context.ts';
import { defineEvent } from '../../../../platform/events/events.ts';
import type { BookingRow } from '../booking-row.ts';
import { endOffer, findOffer, type OfferRow } from './offers.queries.ts';

/** LAPSED: nobody answered in time. DROPPED: the place is needed otherwise, or an operator changed the booking. */
export type OfferEnd = 'TAKEN' | 'REFUSED' | 'LAPSED' | 'DROPPED';

export type EndedOffer = {
  readonly offer: OfferRow;
  readonly how: OfferEnd;
  readonly booking: BookingRow;
};

/** Emitted in the transaction that ends the offer, after the booking was changed. The maker of the offer follows it. */
export const offerEnded = defineEvent<EndedOffer>('offer-ended');

/** Does nothing if the booking had no offer before the change. */
export const endOfferOf = async (
  ctx: TrxContext,
  before: Pick<BookingRow, 'offer_id'>,
  booking: BookingRow,
  how: OfferEnd,
): Promise<void> => {
  const offer = before.offer_id === null ? undefined : await findOffer(ctx.db, before.offer_id);
  if (!offer) return;
  const now = ctx.clock.now();
  const end =
    how === 'TAKEN' ? { taken_at: now } : { ended_at: now, ...(how === 'REFUSED' && { refused_at: now }) };
  await endOffer(ctx.db, offer.id, end);
  await ctx.events.emit(ctx, offerEnded, { offer, how, booking });
};
