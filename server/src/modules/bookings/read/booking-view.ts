import type { Booking } from '#contract/bookings/bookings.ts';
import type { Language } from '#contract/common.ts';
import type { Context } from '../../../platform/context/context.ts';
import { inAllLanguages } from '../../../platform/words/translated.ts';
import type { Code } from '../../accounts/codes/codes.queries.ts';
import { confirmationOf, type ShownCode } from '../../accounts/codes/confirmation.ts';
import { documentAnswer } from '../../documents/document/read-documents.ts';
import { directionsTo } from '../../gates/directions.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { listBookingDocuments, listCodes } from '../booking/booking-parts.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import type { StoredMove } from '../booking/bookings.tables.ts';
import { listOfferKinds } from '../booking/offers/offers.queries.ts';
import { reasonIn, reasonsInAll, type StoredReason } from '../booking/stored-reason.ts';
import { placesInLine } from '../line/place-in-line.ts';
import { comingOf } from './coming-of-bookings.ts';

type Parts = Pick<Booking, 'documents'> &
  Pick<Partial<Booking>, 'confirmation' | 'queue' | 'gateDirections' | 'offer' | 'coming'>;

/** A person's reason is free text; the system's is a code that clients translate. */
const cancellationOf = (
  code: BookingRow['cancellation_code'],
  given: StoredReason,
  language: Language,
): string | undefined =>
  (code === 'DRIVER' || code === 'ADMIN' ? reasonIn(given, language) : code) ?? undefined;

const timesOf = (
  ctx: Pick<Context, 'config'>,
  { arrived_at, called_at, recalled_at, acknowledged_at, left_at }: BookingRow,
): Pick<Booking, 'arrivedAt' | 'calledAt' | 'recalledAt' | 'acknowledgedAt' | 'leftAt'> => ({
  ...(arrived_at && { arrivedAt: wireInstant(ctx, arrived_at) }),
  ...(called_at && { calledAt: wireInstant(ctx, called_at) }),
  ...(recalled_at && { recalledAt: wireInstant(ctx, recalled_at) }),
  ...(acknowledged_at && { acknowledgedAt: wireInstant(ctx, acknowledged_at) }),
  ...(left_at && { leftAt: wireInstant(ctx, left_at) }),
});

export const directionsOfCall = (
  params: Parameters<typeof directionsTo>[0],
  { status, gate }: Pick<BookingRow, 'status' | 'gate'>,
) => (status === 'GO_TO_GATE' ? directionsTo(params, gate) : undefined);

export const toMoved = (
  ctx: Pick<Context, 'config'>,
  { from, at, reasons, acknowledgedAt }: StoredMove,
): NonNullable<Booking['moved']> => {
  const wire = (instant: string) => wireInstant(ctx, Temporal.Instant.from(instant));
  return {
    from: wire(from),
    at: wire(at),
    reasons: inAllLanguages(reasons),
    ...(acknowledgedAt && { acknowledgedAt: wire(acknowledgedAt) }),
  };
};

const toBooking = (ctx: Pick<Context, 'config' | 'language'>, row: BookingRow, parts: Parts): Booking => {
  const given = { reason: row.cancellation_reason, reasons: row.cancellation_reasons };
  const cancellationReason = cancellationOf(row.cancellation_code, given, ctx.language);
  const cancellationReasons = reasonsInAll(given);
  return {
    id: row.id,
    formattedBookingNumber: row.number,
    bookingStatus: row.status,
    dateBooked: wireInstant(ctx, row.slot_at),
    slotEnd: wireInstant(ctx, row.slot_end),
    cargoType: row.cargo_type,
    firstNameOfDriver: row.first_name,
    lastNameOfDriver: row.last_name,
    patronymicOfDriver: row.patronymic,
    vehicleId: row.vehicle_id,
    vehicleModel: row.model,
    vehicleRegistrationPlate: row.plate,
    email: row.email,
    phoneNumber: row.phone,
    userId: row.account_id,
    hasPriority: row.has_priority,
    unlimitedEditCount: row.unlimited_edits,
    editCount: row.edit_count,
    language: row.language,
    ...(cancellationReason !== undefined && { cancellationReason }),
    ...(cancellationReasons && { cancellationReasons }),
    ...(row.pending_at &&
      row.pending_end && {
        pendingChanges: {
          dateBooked: wireInstant(ctx, row.pending_at),
          slotEnd: wireInstant(ctx, row.pending_end),
          ...(row.offer_id && row.hold_until && { offeredUntil: wireInstant(ctx, row.hold_until) }),
        },
      }),
    ...(row.moved && { moved: toMoved(ctx, row.moved) }),
    ...timesOf(ctx, row),
    ...(row.gate !== null && { gate: row.gate }),
    passToken: row.pass_token,
    ...parts,
    applicationType: row.application_type,
    createdDate: wireInstant(ctx, row.created_at),
    version: row.version,
  };
};

/** A code is useless once its hold has expired, so the earlier end counts. */
const confirmationFor = (
  code: ShownCode,
  { hold_until }: Pick<BookingRow, 'hold_until'>,
  now: Temporal.Instant,
) => {
  const confirmation = confirmationOf(code, now);
  const held = hold_until === null ? 0 : Math.max(0, Math.ceil(hold_until.since(now).total('seconds')));
  return { ...confirmation, expiresInSeconds: Math.min(confirmation.expiresInSeconds, held) };
};

const offersOf = async (
  ctx: Pick<Context, 'config' | 'db'>,
  rows: readonly BookingRow[],
): Promise<Map<string, Booking['offer']>> => {
  const ids = rows.flatMap(({ offer_id }) => offer_id ?? []);
  const kinds = new Map(
    (ids.length === 0 ? [] : await listOfferKinds(ctx.db, ids)).map(({ id, kind }) => [id, kind]),
  );
  return new Map(
    rows.flatMap(({ id, offer_id, hold_until }) => {
      const kind = kinds.get(offer_id ?? '');
      return kind && hold_until ? [[id, { kind, until: wireInstant(ctx, hold_until) }] as const] : [];
    }),
  );
};

export const toBookings = async (
  ctx: Pick<Context, 'config' | 'clock' | 'db' | 'language'>,
  rows: readonly BookingRow[],
): Promise<Booking[]> => {
  const now = ctx.clock.now();
  const toDocument = documentAnswer(ctx.config.timeZone);
  const documents = await listBookingDocuments(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const codes = await listCodes(
    ctx.db,
    rows.flatMap(({ confirmation_id }) => confirmation_id ?? []),
  );
  const offers = await offersOf(ctx, rows);
  const places = await placesInLine(ctx, rows);
  const asked = await comingOf(ctx, rows);
  const params = rows.some(({ status }) => status === 'GO_TO_GATE') && (await getBookingParams(ctx));
  return rows.map((row) => {
    const queue = places.get(row.id);
    const offer = offers.get(row.id);
    const gateDirections = params ? directionsOfCall(params, row) : undefined;
    const coming = asked.get(row.id);
    const code = row.confirmation_id === null ? undefined : codes.get(row.confirmation_id);
    return toBooking(ctx, row, {
      documents: (documents.get(row.id) ?? []).map(toDocument),
      ...(code && row.hold_until !== null && { confirmation: confirmationFor(code, row, now) }),
      ...(offer && { offer }),
      ...(queue && { queue }),
      ...(gateDirections && { gateDirections }),
      ...(coming && { coming }),
    });
  });
};

/** Avoids queries: the code is known, and there are no documents unless `hasDocuments`. */
export const toNewBooking = async (
  ctx: Pick<Context, 'config' | 'clock' | 'db' | 'language'>,
  { booking, code }: { readonly booking: BookingRow; readonly code: Code | null },
  hasDocuments: boolean,
): Promise<Booking> => {
  if (hasDocuments) return toOneBooking(ctx, booking);
  const confirmation = code && confirmationFor(code, booking, ctx.clock.now());
  return toBooking(ctx, booking, { documents: [], ...(confirmation && { confirmation }) });
};

export const toOneBooking = async (
  ctx: Pick<Context, 'config' | 'clock' | 'db' | 'language'>,
  row: BookingRow,
): Promise<Booking> => {
  const [booking] = await toBookings(ctx, [row]);
  if (!booking) throw new Error('One row makes one booking');
  return booking;
};
