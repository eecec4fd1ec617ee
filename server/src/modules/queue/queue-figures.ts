import type { Figure } from '../../platform/metrics/figure.ts';
import { readLine } from '../bookings/line/read-line.queries.ts';
import { getAccuracy } from './accuracy.ts';

export const queueFigures: readonly Figure[] = [
  {
    name: 'oktet_line_trucks',
    help: 'Trucks that wait, and trucks that were called to the gate.',
    labels: ['status'],
    read: async ({ db }) => {
      const { trucks } = await readLine(db);
      return (['WAITING', 'GO_TO_GATE'] as const).map((status) => ({
        labels: { status },
        value: trucks.filter((truck) => truck.status === status).length,
      }));
    },
  },
  {
    name: 'oktet_line_lag_minutes',
    help: 'How far the gate is behind the slots.',
    read: async ({ db }) => [{ value: (await readLine(db)).head.lag_minutes }],
  },
  {
    name: 'oktet_eta_hits_ratio',
    help: 'Share of trucks of the last seven days that were called within the time told on arrival.',
    read: async (ctx) => {
      const { share } = await getAccuracy(ctx);
      return share === null ? [] : [{ value: share }];
    },
  },
];
