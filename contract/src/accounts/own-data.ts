import { z } from 'zod';
import { id, instant } from '../common.ts';
import { route } from '../route.ts';

const dataCopyStates = ['MAKING', 'READY', 'FAILED'] as const;
export type DataCopyState = (typeof dataCopyStates)[number];

const dataCopy = z.object({
  id,
  state: z.enum(dataCopyStates),
  requestedDate: instant,
  /** Null until the copy is ready. */
  expiresDate: instant.nullable(),
  size: z.int().nullable(),
});
export type DataCopy = z.infer<typeof dataCopy>;

const deletionPreview = z.object({
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

export const ownDataRoutes = {
  listDataCopies: route('GET /users/data-copies', 'signed-in', {
    summary: 'Copies of everything that is stored of this account, newest first',
    answers: { 200: z.array(dataCopy) },
  }),
  requestDataCopy: route('POST /users/data-copies', 'signed-in', {
    summary:
      'Asks for a copy of everything; the one that is being made, if there is one. Needs the password again',
    answers: { 201: dataCopy },
  }),
  downloadDataCopy: route('GET /users/data-copies/{id}/download', 'signed-in', {
    summary: 'The copy itself, for seven days',
    answers: { 200: 'binary' },
    binaryTypes: ['application/zip'],
  }),
  previewDeletion: route('GET /users/current-user/deletion', 'signed-in', {
    summary: 'What deleting this account would do',
    answers: { 200: deletionPreview },
  }),
  deleteAccount: route('POST /users/current-user/deletion', 'signed-in', {
    summary: 'Deletes this account for good; needs the password again, and the second factor if there is one',
    body: z.strictObject({
      /** Ids of the bookings that the owner was told would be cancelled. If others would be: 409 PLAN_CHANGED. */
      expectedBookings: z.array(id).max(1000),
    }),
  }),
} as const;
