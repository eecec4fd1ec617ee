import { CompiledQuery } from 'kysely';

/** Tells the driver that a query stands for several, or should be sent along with the next one or with COMMIT. */
type Bundle = CompiledQuery & {
  readonly statements: readonly CompiledQuery[];
  readonly when: Moment;
  readonly done?: (() => void) | undefined;
};
type Moment = 'now' | 'with next' | 'with commit';

export const bundle = (statements: readonly CompiledQuery[], when: Moment, done?: () => void): Bundle => ({
  ...CompiledQuery.raw(''),
  statements,
  when,
  done,
});

export const asBundle = (query: CompiledQuery): Bundle | undefined =>
  'statements' in query ? (query as Bundle) : undefined;
