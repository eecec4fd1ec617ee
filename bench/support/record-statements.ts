import pg from 'pg';

export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Of a prepared one. */
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

// Once and before any connection is made: the pool keeps hold of the function that its connections had when they opened.
const { prototype } = pg.Client;
const original = prototype.query;
prototype.query = function record(this: pg.Client, ...args: unknown[]) {
  recording?.push(statementOf(args[0] as string | Config, args[1]));
  return Reflect.apply(original, this, args);
} as typeof original;

/** What this process sends to PostgreSQL while `work` runs, in order. */
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
