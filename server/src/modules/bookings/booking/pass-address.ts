import type { Context } from '../../../platform/context.ts';
import type { BookingRow } from './booking-row.ts';

/** Where the pass of a booking is seen, as messages name it. */
export const passAddress = (
  { config }: Pick<Context, 'config'>,
  { pass_token }: Pick<BookingRow, 'pass_token'>,
): string => `${config.publicUrl.replace(/\/+$/, '')}/pass/${pass_token}`;
