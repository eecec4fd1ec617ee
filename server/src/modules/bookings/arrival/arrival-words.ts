import type { Language } from '#contract/common.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { CheckpointSite } from '#contract/params/checkpoint-site.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { say } from '../../../platform/words/words.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { arrivalWindow } from './arrival-window.ts';

/** Lines for the end of a mail, each preceded by a newline; empty if no checkpoint site is configured. */
const placeWords = ({ names, address, lat, lon, phone }: CheckpointSite, language: Language): string => {
  const place = [names?.[language], address, lat !== undefined && `${lat}, ${lon}`]
    .filter(Boolean)
    .join(', ');
  return [
    place && `\n${say(language, 'messages.place', { place })}`,
    phone && `\n${say(language, 'messages.placePhone', { phone })}`,
  ]
    .filter(Boolean)
    .join('');
};

export const arrivalWords = async (
  ctx: TrxContext,
  booking: BookingRow & { readonly placedAt?: Temporal.Instant },
  params: BookingParams,
) => {
  const { from, onTimeUntil } = await arrivalWindow(ctx, booking, params);
  return { from, until: onTimeUntil, place: placeWords(params.site, booking.language) };
};
