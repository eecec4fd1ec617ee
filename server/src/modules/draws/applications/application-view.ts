import type { ApplicationState, DrawApplication } from '#contract/draws/draws.ts';
import type { Context } from '../../../platform/context/context.ts';
import { confirmationOf } from '../../accounts/codes/confirmation.ts';
import { listCodes } from '../../bookings/booking/booking-parts.queries.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { type DrawRow, findDraw } from '../draw/draws.queries.ts';
import { countLapses } from '../limits/lapses.ts';
import { type ApplicationRow, type BookingState, listBookingStates } from './applications.queries.ts';
import { receiptOf } from './receipts.ts';

const stateOfWin = (booking: BookingState | undefined, now: Temporal.Instant): ApplicationState => {
  if (!booking) return 'WON';
  if (booking.status === 'CANCELED') return booking.confirmed_at === null ? 'LAPSED' : 'TAKEN';
  if (booking.status !== 'WAITING_FOR_CONFIRMATION') return 'TAKEN';
  const isOver = booking.hold_until !== null && Temporal.Instant.compare(booking.hold_until, now) <= 0;
  return isOver ? 'LAPSED' : 'WON';
};

const stateOf = (
  row: ApplicationRow,
  draw: DrawRow | undefined,
  booking: BookingState | undefined,
  now: Temporal.Instant,
): ApplicationState => {
  if (row.withdrawn_at) return 'WITHDRAWN';
  if (draw?.state === 'CALLED_OFF') return 'CALLED_OFF';
  if (row.left_out) return 'LEFT_OUT';
  if (row.confirmed_at === null) return 'WAITING_FOR_CONFIRMATION';
  if (row.rank === null) return 'APPLIED';
  if (row.start_at === null) return 'LOST';
  return row.not_taken ? 'NOT_TAKEN' : stateOfWin(booking, now);
};

export const viewApplications = async (
  ctx: Context,
  rows: readonly ApplicationRow[],
): Promise<DrawApplication[]> => {
  const now = ctx.clock.now();
  const [first] = rows;
  const draw = first && (await findDraw(ctx.db, first.day));
  const bookings = await listBookingStates(
    ctx.db,
    rows.flatMap(({ booking_id }) => booking_id ?? []),
  );
  const codes = await listCodes(
    ctx.db,
    rows.flatMap(({ confirmation_id }) => confirmation_id ?? []),
  );
  const views: DrawApplication[] = [];
  for (const row of rows) {
    const booking = bookings.find(({ id }) => id === row.booking_id);
    const code = codes.get(row.confirmation_id ?? '');
    views.push({
      id: row.id,
      date: row.day,
      number: row.number,
      ref: row.ref,
      state: stateOf(row, draw, booking, now),
      vehicleId: row.vehicle_id,
      vehicleRegistrationPlate: row.plate,
      cargoType: row.cargo_type,
      hasPriority: row.has_priority,
      wishes: [...row.wishes],
      anyTime: row.any_time,
      nonce: row.nonce,
      waitingList: row.waiting_list,
      tickets: row.tickets,
      receipt: await receiptOf(ctx, row),
      ...(code && row.confirmed_at === null && { confirmation: confirmationOf(code, now) }),
      ...(row.left_out && { leftOut: row.left_out }),
      ...(row.rank !== null && { rank: row.rank }),
      ...(row.met !== null && { met: row.met }),
      ...(row.start_at && { start: wireInstant(ctx, row.start_at) }),
      ...(booking && {
        booking: {
          id: booking.id,
          until: booking.hold_until && wireInstant(ctx, booking.hold_until),
        },
      }),
      lapses: await countLapses(ctx, { accountId: row.account_id, plateKey: row.plate_key }),
      createdDate: wireInstant(ctx, row.created_at),
      version: row.version,
    });
  }
  return views;
};

export const viewApplication = async (ctx: Context, row: ApplicationRow): Promise<DrawApplication> => {
  const [view] = await viewApplications(ctx, [row]);
  if (!view) throw new Error('A row has a view');
  return view;
};
