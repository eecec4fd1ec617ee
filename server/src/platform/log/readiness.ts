import type { FastifyBaseLogger } from 'fastify';

/** Why an instance cannot serve: not at all (`closing`, `clock`) or in part. */
export type Hindrance =
  | 'closing'
  | 'clock'
  | 'files-full'
  | 'database-full'
  | 'database-away'
  | 'scanner-away';

export type Readiness = {
  begin(hindrance: Hindrance, facts?: Readonly<Record<string, unknown>>): void;
  end(hindrance: Hindrance): void;
  has(hindrance: Hindrance): boolean;
  isServing(): boolean;
  list(): readonly Hindrance[];
};

const words: Readonly<Record<Exclude<Hindrance, 'closing'>, readonly [begun: string, ended: string]>> = {
  clock: [
    'the clock of this machine and that of the database differ: nothing is served until they agree',
    'the clocks of this machine and of the database agree again',
  ],
  'files-full': ['there is no room left for uploaded files', 'there is room for uploaded files again'],
  'database-away': [
    'the database is away: what needs it is refused until it is back',
    'the database is back',
  ],
  'scanner-away': [
    'the virus scanner is away: uploads are refused until it is back',
    'the virus scanner is back',
  ],
  'database-full': ['there is no room left on the disk of the database', 'the database has room again'],
};

export const createReadiness = (log: Pick<FastifyBaseLogger, 'error' | 'warn'>): Readiness => {
  const present = new Set<Hindrance>();
  return {
    begin: (hindrance, facts = {}) => {
      if (present.has(hindrance)) return;
      present.add(hindrance);
      if (hindrance !== 'closing') log.error(facts, words[hindrance][0]);
    },
    end: (hindrance) => {
      if (present.delete(hindrance) && hindrance !== 'closing') log.warn(words[hindrance][1]);
    },
    has: (hindrance) => present.has(hindrance),
    isServing: () => !present.has('closing') && !present.has('clock'),
    list: () => [...present],
  };
};
