import type { BookingBlocked } from '#contract/system-params.ts';
import type { TrxContext } from '../../platform/context.ts';
import { setBlocked } from './system-params.queries.ts';

/** A reason belongs to a block: releasing it forgets the reason, and a blank one is none. */
export const setBookingBlocked = (
  ctx: TrxContext,
  input: { readonly value: boolean; readonly reason?: string | undefined },
): Promise<BookingBlocked> => setBlocked(ctx.db, input.value, (input.value && input.reason) || null);
