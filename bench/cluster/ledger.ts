/** A booking that the server has confirmed to a visitor. The database must have every one in the end. */
export type Acknowledged = {
  readonly key: string;
  readonly bookingId: string;
  readonly driver: string;
  readonly start: string;
};

export type Tally = {
  readonly acknowledged: number;
  /** The number of answers for each status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly lostConnections: number;
  /** Answers that are faults: other statuses, a 503 without Retry-After, a repeated request answered differently. */
  readonly wrong: readonly string[];
  /**
   * The longest time in seconds in which all answers were 503. A refusal such as that of a full slot counts as
   * service.
   */
  readonly away: number;
  readonly longestAnswer: number;
};

const allowed = new Set([200, 201, 409, 422, 429, 503]);

export const createLedger = () => {
  const all: Acknowledged[] = [];
  let from = 0;
  let statuses = new Map<number, number>();
  let lostConnections = 0;
  let wrong: string[] = [];
  let last = performance.now();
  let away = 0;
  let longestAnswer = 0;

  const noteAway = () => {
    away = Math.max(away, performance.now() - last);
    last = performance.now();
  };
  return {
    all: (): readonly Acknowledged[] => all,
    answered: (status: number, retryAfter: string | null, ms: number) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      longestAnswer = Math.max(longestAnswer, ms);
      if (status !== 503) noteAway();
      if (!allowed.has(status)) wrong.push(`status ${status}`);
      if (status === 503 && !retryAfter) wrong.push('503 without Retry-After');
    },
    lost: (ms: number) => {
      lostConnections += 1;
      longestAnswer = Math.max(longestAnswer, ms);
    },
    acknowledge: (one: Acknowledged) => {
      all.push(one);
    },
    blame: (what: string) => wrong.push(what),
    begin: () => {
      from = all.length;
      statuses = new Map();
      wrong = [];
      lostConnections = 0;
      away = 0;
      longestAnswer = 0;
      last = performance.now();
    },
    end: (): Tally => {
      noteAway();
      return {
        acknowledged: all.length - from,
        statuses,
        lostConnections,
        wrong,
        away: away / 1000,
        longestAnswer: longestAnswer / 1000,
      };
    },
  };
};

export type Ledger = ReturnType<typeof createLedger>;
