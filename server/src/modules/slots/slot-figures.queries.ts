import { sql } from 'kysely';
import type { Figure } from '../../platform/metrics/figure.ts';
import { today } from './checkpoint-time.ts';

/** By days ahead instead of dates, so that the label has few values. Days that nobody asked for have no slots yet. */
export const slotFigures: readonly Figure[] = [
  {
    name: 'oktet_free_places',
    help: 'Free places of slots that have not begun; 0 is today.',
    labels: ['days_ahead'],
    read: async (ctx) => {
      const { rows } = await sql<{ days_ahead: number; value: number }>`
        SELECT day - ${today(ctx).toString()}::date AS days_ahead, sum(greatest(0, capacity - booked))::int AS value
        FROM slot WHERE open AND start_at > ${ctx.clock.now()} GROUP BY day`.execute(ctx.db);
      return rows.map(({ days_ahead, value }) => ({ labels: { days_ahead }, value }));
    },
  },
];
