import { z } from 'zod';
import { id, instant } from '../common.ts';

export const dataCopyStates = ['MAKING', 'READY', 'FAILED'] as const;
export type DataCopyState = (typeof dataCopyStates)[number];

/** A copy of everything that is stored of an account, as a ZIP. */
export const dataCopy = z.object({
  id,
  state: z.enum(dataCopyStates),
  requestedDate: instant,
  /** Null until the copy is ready. */
  expiresDate: instant.nullable(),
  size: z.int().nullable(),
});
export type DataCopy = z.infer<typeof dataCopy>;

/** What deleting the account would do now. */
export const deletionPreview = z.object({
  /** Numbers of bookings whose truck is in the line: while there is one, the account cannot be deleted. */
  inLine: z.array(z.string()),
  /** Active bookings, which would be cancelled. */
  bookings: z.array(
    z.object({
      id,
      formattedBookingNumber: z.string(),
      dateBooked: instant,
      vehicleRegistrationPlate: z.string(),
    }),
  ),
  vehicles: z.int(),
  files: z.int(),
  /** Number of undecided appeals, which would be withdrawn. */
  appeals: z.int(),
  /** Plates whose ban would stay. */
  bannedPlates: z.array(z.string()),
});
export type DeletionPreview = z.infer<typeof deletionPreview>;
