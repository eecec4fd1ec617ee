import { rowsOf } from '../../../platform/db/rows-of.ts';
import type { Figure } from '../../../platform/metrics/figure.ts';
import { dayRange, today } from '../../slots/checkpoint-time.ts';

export const bookingFigures: readonly Figure[] = [
  {
    name: 'oktet_bookings_today',
    help: 'Bookings of today by status.',
    labels: ['status'],
    read: async (ctx) => {
      const { from, to } = dayRange(ctx, today(ctx).toString());
      const rows = await rowsOf<{ status: string; value: number }>(ctx.db)`
        SELECT status, count(*)::int AS value FROM booking
        WHERE slot_at >= ${from} AND slot_at < ${to} GROUP BY status`;
      return rows.map(({ status, value }) => ({ labels: { status }, value }));
    },
  },
  {
    name: 'oktet_holds',
    help: 'Places held until a code is typed in.',
    read: async ({ db, clock }) => {
      return rowsOf<{ value: number }>(db)`
        SELECT count(*)::int AS value FROM booking WHERE hold_until > ${clock.now()}`;
    },
  },
];
