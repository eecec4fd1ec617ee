import { benchToken } from '../bench-app.ts';
import { bookOverHttp } from '../book.ts';
import { openLine, wireRequest } from '../load/http-line.ts';
import type { Product } from '../product.ts';
import type { Stage } from '../stage.ts';
import { sharedClock } from './stream-reader.ts';

/** The resulting revision, and when the request was sent and answered. */
export type Change = { readonly revision: number; readonly began: number; readonly answered: number };

export type BenchLine = {
  change(): Promise<Change>;
  close(): void;
};

type Answered = { readonly id: string };

export const fillLine = async (
  stage: Stage,
  product: Product,
  starts: readonly string[],
  { waiting, coming }: { readonly waiting: number; readonly coming: number },
): Promise<BenchLine> => {
  const headers = { authorization: await benchToken(stage.app, 'admin'), 'application-type': 'admin' };
  const wire = await openLine(product.port);
  const ask = async (method: 'POST' | 'PUT', path: string, body?: object): Promise<Answered> => {
    const answer = await wire.ask(wireRequest({ method, path, headers, ...(body && { body }) }));
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.body.toString()}`);
    return JSON.parse(
      answer.body
        .toString()
        .replace(/^[^{]*/, '')
        .replace(/[^}]*$/, ''),
    );
  };
  const move = (id: string, status: string) => ask('PUT', `/booking/${id}?status=${status}`, {});
  const { db } = stage.app.database;
  await bookOverHttp(stage, product, starts, waiting + coming);
  const rows = await db.selectFrom('booking').select('id').orderBy('slot_at').orderBy('number').execute();
  const booked = rows.map(({ id }) => id);
  for (const id of booked) await move(id, 'BOOKED');
  for (const id of booked.splice(0, waiting)) await move(id, 'WAITING');

  const revision = async () =>
    (await db.selectFrom('queue_head').select('revision').executeTakeFirstOrThrow()).revision;
  let called: string | undefined;
  let step = 0;
  const acts = [
    async () => {
      called = (await ask('POST', '/queue/next', {})).id;
    },
    async () => {
      if (called) await move(called, 'LEFT_WAITING_ZONE');
    },
    async () => {
      const next = booked.pop();
      if (next) await move(next, 'WAITING');
    },
  ];
  return {
    change: async () => {
      const began = sharedClock();
      await acts[step++ % acts.length]?.();
      const answered = sharedClock();
      return { revision: await revision(), began, answered };
    },
    close: wire.close,
  };
};
