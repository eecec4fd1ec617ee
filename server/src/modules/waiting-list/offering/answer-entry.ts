import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { refuseOffer, takeOffer } from '../../bookings/offers/answer-offer.ts';
import { toEntry } from '../entry/entry-view.ts';
import { getOwnEntry } from '../entry/own-entry.ts';

const getOffered = async (ctx: TrxContext, id: string): Promise<string> => {
  const { state, booking_id } = await getOwnEntry(ctx, id);
  if (state !== 'OFFERED' || booking_id === null) throw new AppError('OFFER_OVER');
  return booking_id;
};

export const takeListOffer = async (ctx: TrxContext, id: string): Promise<BookingRow> =>
  takeOffer(ctx, await getOffered(ctx, id));

export const refuseListOffer = async (ctx: TrxContext, id: string): Promise<ListEntry> => {
  await refuseOffer(ctx, await getOffered(ctx, id));
  return toEntry(ctx, await getOwnEntry(ctx, id));
};
