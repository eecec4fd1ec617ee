import type { Booking } from '#contract/bookings/bookings.ts';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { ActReasonKind } from '#kernel/log/queue-log-entry.ts';
import { call, fetchBody } from '../../../lib/api.ts';
import type { FinalAct } from './delayed-acts.ts';
import { knownVersion, noteOwnChange } from './own-changes.ts';

export type SeenBooking = Pick<Booking, 'id' | 'version'>;

export type SeenTruck = SeenBooking & { readonly plate: string };

export const seenTruck = ({ id, version, vehicleRegistrationPlate }: AdminQueueRow): SeenTruck => ({
  id,
  version,
  plate: vehicleRegistrationPlate,
});

export const sendCallNext = (expectedId: string, gate: string | undefined): Promise<Booking> =>
  fetchBody('POST /queue/next', { body: { expectedId, ...(gate && { gate }) } });

export const sendRecall = async (seen: SeenBooking) => {
  const params = { bookingId: seen.id };
  noteOwnChange(seen, await fetchBody('POST /queue/{bookingId}/recall', { params }));
};

type StatusDetails = {
  readonly reasonKind?: ActReasonKind;
  readonly reasons?: Reasons;
  readonly gate?: string;
};

/** Refused if the booking has changed since `seen`. */
export const sendStatus = async (
  seen: SeenBooking,
  status: 'BOOKED' | 'WAITING' | 'GO_TO_GATE',
  more: StatusDetails = {},
): Promise<SeenBooking> => {
  const body = { version: knownVersion(seen), ...more };
  return fetchBody('PUT /booking/{id}', { params: { id: seen.id }, query: { status }, body });
};

/** keepalive: the request must complete even if the operator leaves the page. */
export const sendFinal = ({ id, status, version, reasons }: FinalAct) =>
  call('PUT /booking/{id}', {
    params: { id },
    query: { status },
    body: { version: knownVersion({ id, version }), ...(reasons && { reasons }) },
    keepalive: true,
    expect: 200,
  });

export const sendPriority = async (seen: SeenBooking, hasPriority: boolean) => {
  const body = { id: seen.id, version: knownVersion(seen), hasPriority };
  noteOwnChange(seen, await fetchBody('PUT /booking', { body }));
};

export const findBookingByNumber = async (number: string): Promise<Booking> =>
  (await fetchBody('GET /booking/formattedBookingNumber/{number}', { params: { number } })) as Booking;
