import type { Booking } from '#contract/bookings/bookings.ts';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { GuardCode } from '#kernel/guards/guards.ts';
import type { ActReasonKind } from '#kernel/log/queue-log-entry.ts';
import { call, fetchBody } from '../../../lib/api.ts';
import type { OtherWay } from '../../guards/guard-dialog.tsx';
import { guarded } from '../../guards/guarded.ts';
import type { FinalAct } from './delayed-acts.ts';
import { knownVersion, noteOwnChange } from './own-changes.ts';

export type SeenBooking = Pick<Booking, 'id' | 'version'>;

export type SeenTruck = SeenBooking & { readonly plate: string };

export const seenTruck = ({ id, version, vehicleRegistrationPlate }: AdminQueueRow): SeenTruck => ({
  id,
  version,
  plate: vehicleRegistrationPlate,
});

type CallNext = {
  readonly gate: string | undefined;
  readonly known?: readonly GuardCode[];
  readonly otherWays?: readonly OtherWay[];
};

export const sendCallNext = (
  { id, plate }: Pick<SeenTruck, 'id' | 'plate'>,
  { gate, ...ways }: CallNext,
): Promise<Booking> =>
  guarded(
    (acknowledged) =>
      fetchBody('POST /queue/next', { body: { expectedId: id, ...(gate && { gate }), acknowledged } }),
    { plate, ...ways },
  );

export const sendRecall = async (seen: SeenTruck) => {
  const params = { bookingId: seen.id };
  const recalled = await guarded(
    (acknowledged) => fetchBody('POST /queue/{bookingId}/recall', { params, body: { acknowledged } }),
    seen,
  );
  noteOwnChange(seen, recalled);
};

type StatusDetails = {
  readonly reasonKind?: ActReasonKind;
  readonly reasons?: Reasons;
  readonly gate?: string;
  /** Guards that the screen has shown the operator already, so that he is not asked about them. */
  readonly known?: readonly GuardCode[];
};

export const sendStatus = async (
  seen: SeenBooking & { readonly plate?: string },
  status: 'BOOKED' | 'WAITING' | 'GO_TO_GATE',
  { known = [], ...more }: StatusDetails = {},
): Promise<SeenBooking> => {
  const body = { version: knownVersion(seen), ...more };
  return guarded(
    (acknowledged) =>
      fetchBody('PUT /booking/{id}', {
        params: { id: seen.id },
        query: { status },
        body: { ...body, acknowledged },
      }),
    { plate: seen.plate, known },
  );
};

/**
 * `keepalive` completes the request even if the operator leaves the page. `IN_LINE` is acknowledged, because the
 * dialog that asked him said that the truck stands in the line.
 */
export const sendFinal = ({ id, status, version, reasons, isOutsideLine = false }: FinalAct) =>
  call('PUT /booking/{id}', {
    params: { id },
    query: { status },
    body: {
      version: knownVersion({ id, version }),
      ...(reasons && { reasons }),
      acknowledged: isOutsideLine ? [] : ['IN_LINE'],
    },
    keepalive: true,
    expect: 200,
  });

/** `IN_LINE` is known, because the operator acts on the truck's row in the line. */
export const sendPriority = async (seen: SeenTruck, hasPriority: boolean) => {
  const change = { id: seen.id, version: knownVersion(seen), hasPriority };
  const changed = await guarded(
    (acknowledged) => fetchBody('PUT /booking', { body: { ...change, acknowledged } }),
    { plate: seen.plate, known: ['IN_LINE'] },
  );
  noteOwnChange(seen, changed);
};

export const findBookingByNumber = async (number: string): Promise<Booking> =>
  (await fetchBody('GET /booking/formattedBookingNumber/{number}', { params: { number } })) as Booking;
