import pg from 'pg';

export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
};

type Config = { readonly text: string; readonly values?: readonly unknown[]; readonly name?: string };

const statementOf = (query: string | Config, values: unknown): Statement => {
  const given = typeof query === 'string' ? { text: query } : query;
  return {
    text: given.text,
    values: given.values ?? (Array.isArray(values) ? values : []),
    ...(given.name !== undefined && { name: given.name }),
  };
};

let recording: Statement[] | undefined;

// Patched once, before any connection opens: the pool keeps the `query` function that a connection had when
// opened.
const { prototype } = pg.Client;
const original = prototype.query;
prototype.query = function record(this: pg.Client, ...args: unknown[]) {
  recording?.push(statementOf(args[0] as string | Config, args[1]));
  return Reflect.apply(original, this, args);
} as typeof original;

export const recordStatements = async (work: () => Promise<void>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  recording = statements;
  try {
    await work();
  } finally {
    recording = undefined;
  }
  return statements;
};
