import type { queueRoutes } from '#contract/queue/queue-routes.ts';
import type { BodyOf } from '#contract/route.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { ChangedMeanwhileError } from '../../platform/db/retryable.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findBooking } from '../bookings/booking/booking.queries.ts';
import type { BookingRow } from '../bookings/booking/booking-row.ts';
import { findHeadOfLine } from '../bookings/line/line-order.queries.ts';
import { settleLine } from '../bookings/line/settle-line.ts';
import { changeStatus } from '../bookings/passage/change-status.ts';
import { lockCalls } from './queue.queries.ts';

type Call = BodyOf<typeof queueRoutes.callNext>;

const getHead = async (ctx: TrxContext): Promise<BookingRow> => {
  const id = await findHeadOfLine(ctx.db);
  if (id === undefined) throw new AppError('QUEUE_EMPTY');
  const head = await findBooking(ctx.db, id);
  if (head?.status !== 'WAITING') throw new ChangedMeanwhileError();
  return head;
};

const requireExpected = (head: BookingRow, expectedId: string | undefined): void => {
  if (expectedId === undefined || expectedId === head.id) return;
  const { id, number, plate } = head;
  throw new AppError('QUEUE_CHANGED', {
    extras: { head: { id, formattedBookingNumber: number, vehicleRegistrationPlate: plate } },
  });
};

/** Retries the transaction if another truck is the first by now, or if this truck was called meanwhile. */
const callIt = async (
  ctx: TrxContext,
  { id }: BookingRow,
  call: Omit<Call, 'expectedId'>,
): Promise<BookingRow> => {
  const called = await changeStatus(ctx, { ...call, id, status: 'GO_TO_GATE' }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'TRANSITION_REFUSED'
      ? new ChangedMeanwhileError()
      : error;
  });
  const [act] = await settleLine(ctx);
  if (!act?.inOrder) throw new ChangedMeanwhileError();
  return called;
};

export const callNext = async (ctx: TrxContext, { expectedId, ...call }: Call): Promise<BookingRow> => {
  await lockCalls(ctx.db);
  const head = await getHead(ctx);
  requireExpected(head, expectedId);
  return callIt(ctx, head, call);
};
