import type { ColumnType } from 'kysely';

type ColumnKind =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'bigint'
  | 'double precision'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'jsonb'
  | 'text[]';

type Filled = 'never' | 'by default' | 'always';

export type Column<Read = unknown, Insert = unknown, Update = unknown> = {
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  readonly filled: Filled;
  readonly types?: ColumnType<Read, Insert, Update>;
  nullable(): Column<Read | null, Insert | null | undefined, Update | null>;
  withDefault(): Column<Read, Insert | undefined, Update>;
  computed(): Column<Read, never, never>;
};

const columnOf = <R, I, U>(kind: ColumnKind, isNullable: boolean, filled: Filled): Column<R, I, U> => ({
  kind,
  isNullable,
  filled,
  nullable: () => columnOf(kind, true, filled),
  withDefault: () => columnOf(kind, isNullable, 'by default'),
  computed: () => columnOf(kind, isNullable, 'always'),
});

const plain = <Read, Written = Read>(kind: ColumnKind) =>
  columnOf<Read, Written, Written>(kind, false, 'never');

export const column = {
  uuid: () => plain<string>('uuid'),
  text: <T extends string = string>() => plain<T>('text'),
  texts: <T extends string = string>() => plain<T[]>('text[]'),
  integer: () => plain<number>('integer'),
  bigint: () => plain<number>('bigint'),
  float: () => plain<number>('double precision'),
  boolean: () => plain<boolean>('boolean'),
  instant: () => plain<Temporal.Instant>('timestamptz'),
  /** yyyy-MM-dd. */
  day: () => plain<string>('date'),
  /** Read as a value, written as JSON text. */
  json: <T>() => plain<T, string>('jsonb'),
};

export type Columns = Readonly<Record<string, Column>>;
export type Tables = Readonly<Record<string, Columns>>;

/** What Kysely reads from and writes to each column of the tables. */
export type RowsOf<T extends Tables> = {
  [N in keyof T]: { [C in keyof T[N]]: NonNullable<T[N][C]['types']> };
};

/** Migrations are authoritative; a test compares these definitions with a migrated database. */
export const defineTables = <T extends Tables>(tables: T): T => tables;

type StoredName<C extends Columns> = {
  [N in keyof C]: C[N] extends Column<unknown, never, never> ? never : N;
}[keyof C] &
  string;

/** Names of the columns that the database does not compute from others. */
export const storedColumns = <C extends Columns>(columns: C): StoredName<C>[] =>
  Object.keys(columns).filter((name): name is StoredName<C> => columns[name]?.filled !== 'always');
