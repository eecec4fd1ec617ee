import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findLastEvent } from '../booking/booking.queries.ts';
import { type BookingRow, isHeld, isOverdue } from '../booking/booking-row.ts';

const wasLetGo = async (db: Db, { id, cancellation_code }: BookingRow): Promise<boolean> => {
  const event = await findLastEvent(db, id);
  if (event?.actor !== 'SYSTEM') return false;
  return event.type === 'CHANGE_DROPPED' || cancellation_code === 'EXPIRED';
};

/** An expired hold causes the same error whether it has been ended or not. */
export const requireHeld = async (db: Db, booking: BookingRow, now: Temporal.Instant): Promise<void> => {
  if (isHeld(booking) && !isOverdue(booking, now)) return;
  const isLate = isHeld(booking) || (await wasLetGo(db, booking));
  throw new AppError(isLate ? 'HOLD_EXPIRED' : 'NOT_AWAITING_CODE');
};
