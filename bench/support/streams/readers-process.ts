import { follow, type StreamObservations } from './stream-reader.ts';

/** Readers run in a separate process, so that their CPU time is not counted as the server’s. */
export type Order = { readonly port: number; readonly requests: readonly string[] };
export type Report = {
  readonly arrivals: readonly (readonly [revision: number, at: readonly number[]])[];
  readonly missed: number;
  readonly ended: number;
};

const atOnce = 40;
const seen: StreamObservations = { arrivals: new Map(), missed: 0, ended: 0 };

const open = async ({ port, requests }: Order) => {
  const rest = requests.values();
  const openSome = async () => {
    for (const request of rest) await follow(port, request, seen);
  };
  await Promise.all(Array.from({ length: atOnce }, openSome));
};

const report = (): Report => ({
  arrivals: [...seen.arrivals],
  missed: seen.missed,
  ended: seen.ended,
});

process.on('message', async (order: Order | 'report') => {
  if (order !== 'report') await open(order);
  process.send?.(order === 'report' ? report() : 'opened');
});
process.on('disconnect', () => process.exit());
