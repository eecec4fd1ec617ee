/** What can stand against an act of an operator on a truck. He may go on when he has said that he knows. */
export const guardCodes = [
  'BANNED',
  'WATCHED',
  'DISPUTED',
  'NO_DOCUMENT',
  'CHECKPOINT_CLOSED',
  'GATE_CLOSED',
  'GATE_BUSY',
  'HOURS_EARLY',
  'OUT_OF_ORDER',
  'IN_LINE',
  'OTHER_BOOKINGS',
] as const;
export type GuardCode = (typeof guardCodes)[number];

/** The guards of each act. None where the act can be taken back at once, or the same was asked the step before. */
const guardsOfAct = {
  CONFIRM: ['WATCHED', 'DISPUTED'],
  ARRIVAL: ['BANNED', 'WATCHED', 'HOURS_EARLY'],
  TAKE_BACK: [],
  CALL: ['BANNED', 'WATCHED', 'DISPUTED', 'CHECKPOINT_CLOSED', 'GATE_CLOSED', 'GATE_BUSY', 'OUT_OF_ORDER'],
  RECALL: ['BANNED', 'CHECKPOINT_CLOSED', 'GATE_CLOSED'],
  REDIRECT: ['GATE_CLOSED', 'GATE_BUSY'],
  RETURN: [],
  DEPARTURE: [],
  CANCEL: ['IN_LINE'],
  EDIT: ['WATCHED', 'DISPUTED', 'IN_LINE'],
  APPROVE: ['BANNED', 'WATCHED', 'DISPUTED', 'NO_DOCUMENT'],
  BAN: ['IN_LINE', 'OTHER_BOOKINGS'],
  WARN: ['IN_LINE', 'OTHER_BOOKINGS'],
} as const satisfies Readonly<Record<string, readonly GuardCode[]>>;

export type TruckAct = keyof typeof guardsOfAct;

export const truckActs = Object.keys(guardsOfAct) as readonly TruckAct[];

type Texts = { readonly RU: string; readonly EN: string; readonly CN: string };

/** What a screen needs to say it in words; instants in ISO 8601. */
export type GuardParams = {
  readonly reasons?: Texts | undefined;
  readonly until?: string | undefined;
  readonly since?: string | undefined;
  readonly gate?: string | undefined;
  readonly plate?: string | undefined;
  readonly count?: number | undefined;
};

export type GuardNeed = { readonly code: GuardCode; readonly params: GuardParams };

/** A ban, a watched plate, a closure: in force until its end, which may be open. */
type InForce = { readonly reasons?: Texts | undefined; readonly until?: string | undefined };

type GateFacts = {
  readonly name: string;
  readonly closed?: InForce | undefined;
  /** Another truck that was called to it and has not left. */
  readonly called?: { readonly plate: string; readonly since: string } | undefined;
};

/**
 * What is known of the truck, its plate, the gate and the moment. An absent fact was not looked up or does not hold.
 */
export type TruckFacts = {
  readonly now: string;
  readonly ban?: InForce | undefined;
  readonly watch?: InForce | undefined;
  /** Accounts beside its own that claim the plate, while its own is not approved. */
  readonly rivals?: number;
  readonly documents?: number;
  readonly closure?: InForce | undefined;
  readonly gate?: GateFacts | undefined;
  /** Since when it may arrive. */
  readonly arrivalFrom?: string;
  /** Waiting trucks before it. */
  readonly ahead?: number;
  /** A booking that the act touches and whose truck waits or was called. */
  readonly inLine?: { readonly plate: string; readonly since: string } | undefined;
  /** Coming bookings that end by the act. */
  readonly endedBookings?: number;
};

const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b);

const whileInForce = (held: InForce | undefined, now: string): GuardParams | undefined => {
  if (!held || (held.until !== undefined && !isBefore(now, held.until))) return undefined;
  return {
    ...(held.reasons && { reasons: held.reasons }),
    ...(held.until !== undefined && { until: held.until }),
  };
};

const countOf = (count = 0): GuardParams | undefined => (count > 0 ? { count } : undefined);

const closedGate = ({ gate, now }: TruckFacts): GuardParams | undefined => {
  const closed = whileInForce(gate?.closed, now);
  return gate && closed && { gate: gate.name, ...closed };
};

/** Each says what its guard has to say, or undefined if nothing stands against the act. */
const paramsOf: Readonly<Record<GuardCode, (facts: TruckFacts) => GuardParams | undefined>> = {
  BANNED: ({ ban, now }) => whileInForce(ban, now),
  WATCHED: ({ watch, now }) => whileInForce(watch, now),
  DISPUTED: ({ rivals }) => countOf(rivals),
  NO_DOCUMENT: ({ documents }) => (documents === 0 ? {} : undefined),
  CHECKPOINT_CLOSED: ({ closure, now }) => whileInForce(closure, now),
  GATE_CLOSED: closedGate,
  GATE_BUSY: ({ gate }) => gate?.called && { gate: gate.name, ...gate.called },
  HOURS_EARLY: ({ arrivalFrom, now }) =>
    arrivalFrom !== undefined && isBefore(now, arrivalFrom) ? { since: arrivalFrom } : undefined,
  OUT_OF_ORDER: ({ ahead }) => countOf(ahead),
  IN_LINE: ({ inLine }) => inLine,
  OTHER_BOOKINGS: ({ endedBookings }) => countOf(endedBookings),
};

/** What stands against the act, by the facts: the one place where that is decided. */
export const needsOf = (act: TruckAct, facts: TruckFacts): GuardNeed[] =>
  guardsOfAct[act].flatMap((code) => {
    const params = paramsOf[code](facts);
    return params ? [{ code, params }] : [];
  });
