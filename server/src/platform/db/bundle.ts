import { CompiledQuery } from 'kysely';

/** How the driver is told that a query stands for others, or waits for COMMIT. */
type Bundle = CompiledQuery & {
  readonly statements: readonly CompiledQuery[];
  readonly when: Moment;
  /** Called once it is committed. */
  readonly done?: (() => void) | undefined;
};
type Moment = 'now' | 'with commit';

export const bundle = (statements: readonly CompiledQuery[], when: Moment, done?: () => void): Bundle => ({
  ...CompiledQuery.raw(''),
  statements,
  when,
  done,
});

export const asBundle = (query: CompiledQuery): Bundle | undefined =>
  'statements' in query ? (query as Bundle) : undefined;
