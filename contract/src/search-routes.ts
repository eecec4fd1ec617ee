import { z } from 'zod';
import { profile } from './accounts/accounts.ts';
import { booking } from './bookings/bookings.ts';
import { beyond } from './common.ts';
import { route } from './route.ts';
import { operatorVehicle } from './vehicles/vehicles.ts';

export const searchResults = z.object({
  bookings: z.array(booking),
  vehicles: z.array(operatorVehicle),
  users: z.array(profile),
});
export type SearchResults = z.infer<typeof searchResults>;

export const searchRoutes = {
  search: route('GET /search', 'console', {
    summary: 'Bookings, vehicles and users by part of a plate, number, phone, e-mail or name',
    query: z.strictObject({
      /** A single character is enough if it is Chinese, because it can be a whole family name. */
      q: z
        .string()
        .trim()
        .max(100)
        .refine((q) => [...q].length > 1 || /^\p{Script=Han}$/u.test(q), beyond('TOO_SHORT', 2)),
      limit: z.coerce.number().int().min(1).max(10).default(10),
    }),
    answers: { 200: searchResults },
  }),
} as const;
