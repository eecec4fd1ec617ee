import { sql } from 'kysely';
import type { Figure } from '../../../platform/metrics/figure.ts';
import { dayRange, today } from '../../slots/checkpoint-time.ts';

export const bookingFigures: readonly Figure[] = [
  {
    name: 'oktet_bookings_today',
    help: 'Bookings of today by status.',
    labels: ['status'],
    read: async (ctx) => {
      const { from, to } = dayRange(ctx, today(ctx).toString());
      const { rows } = await sql<{ status: string; value: number }>`
        SELECT status, count(*)::int AS value FROM booking
        WHERE slot_at >= ${from} AND slot_at < ${to} GROUP BY status`.execute(ctx.db);
      return rows.map(({ status, value }) => ({ labels: { status }, value }));
    },
  },
  {
    name: 'oktet_holds',
    help: 'Places held until a code is typed in.',
    read: async ({ db, clock }) => {
      const { rows } = await sql<{ value: number }>`
        SELECT count(*)::int AS value FROM booking WHERE hold_until > ${clock.now()}`.execute(db);
      return rows;
    },
  },
];
