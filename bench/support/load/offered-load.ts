import { setTimeout as wait } from 'node:timers/promises';
import { type Line, openLine } from './http-line.ts';

export type Offer<K> = { readonly kind: K; readonly request: string };

export type Outcome<K> = {
  readonly kind: K;
  /** 0 if the connection failed. */
  readonly status: number;
  readonly hasRetryAfter: boolean;
  readonly ms: number;
};

type OfferedLoad<K> = {
  readonly port: number;
  /**
   * Connections that are opened beforehand, as a load balancer does. Node accepts one new connection in each turn of
   * its loop, so many new ones would be answered late, however fast the product is.
   */
  readonly connections: number;
  readonly perSecond: number;
  readonly seconds: number;
  next(): Offer<K>;
};

/** Starts `perSecond` requests every second over free connections, however long earlier ones wait. */
export const offerLoad = async <K>({
  port,
  connections,
  perSecond,
  seconds,
  next,
}: OfferedLoad<K>): Promise<Outcome<K>[]> => {
  const idle: Line[] = [];
  while (idle.length < connections) idle.push(await openLine(port));
  const outcomes: Promise<Outcome<K>>[] = [];
  const visit = async ({ kind, request }: Offer<K>): Promise<Outcome<K>> => {
    const start = performance.now();
    try {
      const line = idle.pop() ?? (await openLine(port));
      const { status, head } = await line.ask(request);
      idle.push(line);
      const hasRetryAfter = /\r\nretry-after: \d/i.test(head);
      return { kind, status, hasRetryAfter, ms: performance.now() - start };
    } catch {
      return { kind, status: 0, hasRetryAfter: false, ms: performance.now() - start };
    }
  };
  const start = performance.now();
  while (outcomes.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, ((performance.now() - start) / 1000) * perSecond);
    while (outcomes.length < due) outcomes.push(visit(next()));
    await wait(1);
  }
  const all = await Promise.all(outcomes);
  for (const line of idle) line.close();
  return all;
};
