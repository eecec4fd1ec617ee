import { z } from 'zod';
import { bodyEchoing, givenInstant, id, instant, localizedText } from '../common.ts';
import { reasons } from '../reasons.ts';
import { route } from '../route.ts';
import { registrationPlate } from './plate.ts';
import { plateBooking } from './vehicles.ts';

/** A plate that operators look out for. Drivers never learn of it. */
export const watchedPlate = z.object({
  registrationPlate: z.string(),
  reasons: localizedText,
  /** Absent: the plate is watched until it is taken off the list. */
  until: instant.optional(),
  addedAt: instant,
  addedBy: z.object({ id, name: z.string() }),
  /** Active bookings of the plate in any account; confirmed ones first. */
  bookings: z.array(plateBooking),
});
export type WatchedPlate = z.infer<typeof watchedPlate>;

const params = z.strictObject({ plate: registrationPlate });

export const watchListRoutes = {
  listWatchedPlates: route('GET /watch-list', 'console', {
    summary: 'Plates that operators look out for, the newest first, with their active bookings',
    answers: { 200: z.array(watchedPlate) },
  }),
  watchPlate: route('PUT /watch-list/{plate}', 'operator', {
    summary: 'Puts a plate on the watch-list, or says anew why and until when it is on it',
    params,
    body: bodyEchoing({ reasons, until: givenInstant.nullish() }, watchedPlate),
    answers: { 200: watchedPlate },
  }),
  unwatchPlate: route('DELETE /watch-list/{plate}', 'operator', {
    summary: 'Takes a plate off the watch-list',
    params,
  }),
} as const;
