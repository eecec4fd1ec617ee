import { isInConsole, isTerminal } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findBooking } from './booking.queries.ts';
import type { BookingRow } from './booking-row.ts';

/** To a driver, another account's booking looks like one that does not exist (404). */
export const isVisible = (ctx: Pick<Context, 'actor'>, row: Pick<BookingRow, 'account_id'>): boolean =>
  row.account_id === ctx.actor?.userId || isInConsole(ctx.actor);

export const getVisibleBooking = async (
  ctx: Pick<Context, 'actor' | 'db'>,
  id: string,
): Promise<BookingRow> => {
  const row = await findBooking(ctx.db, id);
  if (!row || !isVisible(ctx, row)) throw new AppError('NOT_FOUND');
  return row;
};

/** A kiosk may find any booking by plate or number. */
export const isFindable = (ctx: Pick<Context, 'actor'>, row: Pick<BookingRow, 'account_id'>): boolean =>
  isVisible(ctx, row) || isTerminal(ctx.actor);
