import type { Context } from '../../../platform/context/context.ts';
import type { BookingRow } from './booking-row.ts';

export const passAddress = (
  { config }: Pick<Context, 'config'>,
  { pass_token }: Pick<BookingRow, 'pass_token'>,
): string => `${config.publicUrl.replace(/\/+$/, '')}/pass/${pass_token}`;
