import { type Line, openLine } from './http-line.ts';

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

export const quantile = (numbers: readonly number[], part: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

export type Load = {
  readonly port: number;
  readonly connections: number;
  readonly requests: readonly string[];
  /** The status that every answer must have. */
  readonly expected: number;
};

/** Every connection sends its next request as soon as it is answered. Returns answers a second. */
export const load = async ({ port, connections, requests, expected }: Load): Promise<number> => {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)));
  const rest = requests.values();
  const run = async (line: Line) => {
    for (const request of rest) {
      const { status, body } = await line.ask(request);
      if (status !== expected) throw new Error(`answered with ${status}: ${body.toString()}`);
    }
  };
  const start = performance.now();
  await Promise.all(lines.map(run));
  const seconds = (performance.now() - start) / 1000;
  for (const line of lines) line.close();
  return requests.length / seconds;
};
