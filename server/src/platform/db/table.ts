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

export type Column<Read = unknown, Insert = unknown, Update = unknown> = {
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  readonly filled: 'never' | 'by default' | 'always';
  readonly types?: ColumnType<Read, Insert, Update>;
};

const column = <Read, Written = Read>(kind: ColumnKind): Column<Read, Written, Written> => ({
  kind,
  isNullable: false,
  filled: 'never',
});

export const uuid = () => column<string>('uuid');
export const text = <T extends string = string>() => column<T>('text');
export const texts = <T extends string = string>() => column<T[]>('text[]');
export const integer = () => column<number>('integer');
export const bigint = () => column<number>('bigint');
export const float = () => column<number>('double precision');
export const boolean = () => column<boolean>('boolean');
export const instant = () => column<Temporal.Instant>('timestamptz');
/** yyyy-MM-dd. */
export const day = () => column<string>('date');
/** Read as a value, written as JSON text. */
export const json = <T>() => column<T, string>('jsonb');

export const nullable = <R, I, U>({
  kind,
  filled,
}: Column<R, I, U>): Column<R | null, I | null | undefined, U | null> => ({
  kind,
  filled,
  isNullable: true,
});

export const withDefault = <R, I, U>({ kind, isNullable }: Column<R, I, U>): Column<R, I | undefined, U> => ({
  kind,
  isNullable,
  filled: 'by default',
});

export const computed = <R, I, U>({ kind, isNullable }: Column<R, I, U>): Column<R, never, never> => ({
  kind,
  isNullable,
  filled: 'always',
});

type Columns = Readonly<Record<string, Column>>;
export type Table<C extends Columns = Columns> = { readonly name: string; readonly columns: C };

export type RowOf<T> =
  T extends Table<infer C>
    ? { [K in keyof C]: C[K] extends Column<infer R, infer I, infer U> ? ColumnType<R, I, U> : never }
    : never;

/** Migrations are authoritative; a test compares these definitions with a migrated database. */
export const defineTable = <C extends Columns>(name: string, columns: C): Table<C> => ({ name, columns });
