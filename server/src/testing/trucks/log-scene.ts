import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { PublishedHead } from '#contract/queue/queue-log.ts';
import { type HashedEntry, hashedText } from '#kernel/log/queue-log-chain.ts';
import type { TruckEntry } from '#kernel/log/queue-log-entry.ts';
import { getLogHead } from '../../modules/queue/log/log.queries.ts';
import type { Finding } from '../../modules/queue/verify/findings.ts';
import { verifySnapshot } from '../../modules/queue/verify/verify-log.ts';
import type { Trx } from '../../platform/db/transact.ts';
import { sha256 } from '../../platform/secrets/sha256.ts';
import { createVisitor } from '../people/test-visitor.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { lineOf } from './test-line.ts';

const nine = '2026-11-20T09:00:00+09:00';
const ten = '2026-11-20T10:00:00+09:00';

type Ids = Record<'called' | 'left' | 'canceled' | 'away' | 'waiting', string>;
type LivedDay = { readonly ids: Ids; readonly heads: PublishedHead[] };

const liveADay = async (app: TestApp): Promise<LivedDay> => {
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const line = lineOf(app, operator);
  const arrive = async (slot: string) => {
    app.clock.advance({ minutes: 1 });
    return (await line.arrive(slot)).id;
  };
  const headOf = async (date: string) => ({ date, ...(await getLogHead(app.database.db)) });
  const ids: Ids = {
    called: await arrive(nine),
    left: await arrive(nine),
    canceled: await arrive(nine),
    away: await arrive(ten),
    waiting: await arrive(ten),
  };
  await line.move(ids.left, 'GO_TO_GATE', { reasonKind: 'MEDICAL' });
  await line.move(ids.left, 'LEFT_WAITING_ZONE');
  await line.move(ids.canceled, 'CANCELED');
  const first = await headOf('2026-11-19');
  await line.move(ids.away, 'BOOKED');
  await line.next();
  app.clock.advance({ minutes: 1 });
  await operator.call('POST', `/queue/${ids.called}/recall`);
  return { ids, heads: [first, await headOf('2026-11-20')] };
};

const say = ({ fault, seq, about }: Finding) =>
  [seq, fault, about].filter((part) => part !== undefined).join(' ');

const undo = new Error('undo');

type Harm = (trx: Trx) => Promise<unknown>;

/** A logged day, and what verification finds after tampering. Empty before beforeAll. */
export const openLogScene = () => {
  const scene = {} as LivedDay & { app: TestApp };
  beforeAll(async () => {
    const app = await createTestApp();
    app.clock.set('2026-11-20T08:50:00.5+09:00');
    Object.assign(scene, { app, ...(await liveADay(app)) });
  });
  afterAll(() => scene.app.close());

  /** Tampers as a database owner could, without triggers or foreign keys; rolled back afterwards. */
  const findAfter = async (harm: Harm, known: readonly PublishedHead[] = [], now = scene.app.clock.now()) => {
    const findings: string[] = [];
    let anchor: PublishedHead | undefined;
    await scene.app.database.db
      .transaction()
      .execute(async (trx) => {
        await sql`SET LOCAL session_replication_role = replica`.execute(trx);
        await harm(trx);
        const heads = { heads: known, strangeLines: [] };
        const report = (finding: Finding) => findings.push(say(finding));
        ({ anchor } = await verifySnapshot(trx, { heads, now, report }));
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return { findings, anchor };
  };
  return { scene, findAfter };
};

export const run =
  (statement: string): Harm =>
  (trx) =>
    sql.raw(statement).execute(trx);

export const rewrite = async (
  trx: Trx,
  from: number,
  change: (entry: HashedEntry<TruckEntry>) => HashedEntry,
) => {
  const rows = await trx.selectFrom('queue_log').select(['seq', 'body', 'hash']).orderBy('seq').execute();
  let last = rows.find(({ seq }) => seq === from - 1)?.hash ?? '0'.repeat(64);
  for (const { seq, body } of rows.filter((row) => row.seq >= from)) {
    const entry = JSON.parse(body) as HashedEntry<TruckEntry>;
    const text = hashedText({ ...(seq === from ? change(entry) : entry), prev: last });
    last = sha256(text);
    await trx.updateTable('queue_log').set({ body: text, hash: last }).where('seq', '=', seq).execute();
  }
  await trx.updateTable('queue_head').set({ log_hash: last }).execute();
};
