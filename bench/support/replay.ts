import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { systemClock } from '../../server/src/platform/time/clock.ts';
import { uuidv7 } from '../../server/src/platform/time/ids.ts';
import type { Statement } from './record-statements.ts';

export type Subject = { readonly number: string; readonly start: string; readonly day: string };

const uuids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
/** Rate limiter keys: name of the limit and a keyed hash of the client. */
const limiterKey = /^([a-z-]+:)[\w-]{43}$/;

const freshKey = (_: string, name: string) => name + randomBytes(32).toString('base64url');

const madeIds = (statements: readonly Statement[], { number }: Subject): string[] => {
  const all = statements.flatMap(({ values }) =>
    values.flat().flatMap((value) => (typeof value === 'string' ? (value.match(uuids) ?? []) : [])),
  );
  return [...new Set(all)].filter((id) => !id.endsWith(number));
};

/** Rewrites the recorded statements for another driver, with fresh generated ids. */
export const statementsFor = (
  statements: readonly Statement[],
  recorded: Subject,
  subject: Subject,
  newId: () => string = () => uuidv7(systemClock),
): Statement[] => {
  const changes: readonly (readonly [string, string])[] = [
    [recorded.number, subject.number],
    [recorded.start, subject.start],
    [recorded.day, subject.day],
    ...madeIds(statements, recorded).map((id) => [id, newId()] as const),
  ];
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'string') return value;
    return changes
      .reduce((text, [from, to]) => text.replaceAll(from, to), value)
      .replace(limiterKey, freshKey);
  };
  return statements.map((statement) => ({ ...statement, values: statement.values.map(change) }));
};

type Lists = readonly (readonly Statement[])[];

const runAll = async (client: pg.Client, lists: Iterable<readonly Statement[]>) => {
  for (const list of lists)
    for (const statement of list) await client.query({ ...statement, values: [...statement.values] });
};

/** The first `warmUp` lists are not counted: a new connection first loads the catalogue. */
export const replay = async (
  url: string,
  connections: number,
  lists: Lists,
  warmUp: number,
): Promise<{ readonly perSecond: number }> => {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const warming = clients.map((client, nth) => runAll(client, lists.slice(nth * warmUp, (nth + 1) * warmUp)));
  await Promise.all(warming);
  const counted = lists.slice(connections * warmUp);
  // A shared iterator: each connection takes the next list when it is free.
  const rest = counted.values();
  const start = performance.now();
  await Promise.all(clients.map((client) => runAll(client, rest)));
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return { perSecond: counted.length / seconds };
};
