import { type Answer, type Line, openLine } from './http-line.ts';

type LoadRequests = {
  /** The next request, or undefined when there is none left. */
  next(): string | undefined;
  /** The status that every answer must have. */
  readonly expected: number;
};

type Load = LoadRequests & { readonly port: number; readonly connections: number };

export type LoadResult = {
  readonly perSecond: number;
  /** Milliseconds, sorted. */
  readonly latencies: readonly number[];
};

export const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export const sortNumbers = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

const requireStatus = ({ status, body }: Answer, expected: number) => {
  if (status !== expected) throw new Error(`answered with ${status}: ${body.toString()}`);
};

export type Callers = { ask(asked: LoadRequests): Promise<LoadResult>; close(): void };

/** Every connection sends its next request as soon as it is answered. */
export const openCallers = async (port: number, connections: number): Promise<Callers> => {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)));
  return {
    ask: async ({ next, expected }) => {
      const latencies: number[] = [];
      const run = async (line: Line) => {
        for (let request = next(); request !== undefined; request = next()) {
          const asked = performance.now();
          requireStatus(await line.ask(request), expected);
          latencies.push(performance.now() - asked);
        }
      };
      const start = performance.now();
      await Promise.all(lines.map(run));
      const seconds = (performance.now() - start) / 1000;
      return { perSecond: latencies.length / seconds, latencies: sortNumbers(latencies) };
    },
    close: () => {
      for (const line of lines) line.close();
    },
  };
};

export const load = async ({ port, connections, ...asked }: Load): Promise<LoadResult> => {
  const callers = await openCallers(port, connections);
  try {
    return await callers.ask(asked);
  } finally {
    callers.close();
  }
};

export const each = (requests: readonly string[]): (() => string | undefined) => {
  const rest = requests.values();
  return () => rest.next().value;
};

export const during = (seconds: number, requests: readonly string[]): (() => string | undefined) => {
  const end = performance.now() + seconds * 1000;
  let asked = 0;
  return () => (performance.now() < end ? requests[asked++ % requests.length] : undefined);
};
