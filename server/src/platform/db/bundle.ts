import { CompiledQuery } from 'kysely';

type Moment = 'now' | 'with commit';

/** Statements that are given to the driver as one: how it is told that a query stands for others, or waits for COMMIT. */
type Bundle = CompiledQuery & {
  readonly statements: readonly CompiledQuery[];
  readonly when: Moment;
  /** Called once it is committed. */
  readonly done?: (() => void) | undefined;
};

export const bundle = (statements: readonly CompiledQuery[], when: Moment, done?: () => void): Bundle => ({
  ...CompiledQuery.raw(''),
  statements,
  when,
  done,
});

export const asBundle = (query: CompiledQuery): Bundle | undefined =>
  'statements' in query ? (query as Bundle) : undefined;
