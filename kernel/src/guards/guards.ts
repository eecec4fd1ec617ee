/** What can stand against an act of an operator on a truck. He may go on after acknowledging it. */
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

/** The guards of each act. An act has none if it can be taken back at once, or if the step before asked the same. */
export const guardsOfAct = {
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

/** Values for the sentence of a code (`guards` in the locales); instants in ISO 8601. */
type GuardParams = {
  readonly reasons?: Texts | undefined;
  readonly until?: string | undefined;
  readonly since?: string | undefined;
  readonly gate?: string | undefined;
  readonly plate?: string | undefined;
  readonly count?: number | undefined;
  /** Name of the operator whose act stands against this one. */
  readonly by?: string | undefined;
};

export type GuardNeed = { readonly code: GuardCode; readonly params: GuardParams };

/** A ban, a watched plate or a closure. Without `until` it stays in force. */
type InForce = { readonly reasons?: Texts | undefined; readonly until?: string | undefined };

type GateFacts = {
  readonly name: string;
  readonly closed?: InForce | undefined;
  /** Another truck that was called to the gate and has not left. */
  readonly called?: { readonly plate: string; readonly since: string; readonly by?: string } | undefined;
};

/** What is known of truck, plate, gate and moment. An absent fact was not looked up or does not hold. */
export type TruckFacts = {
  readonly now: string;
  readonly ban?: InForce | undefined;
  readonly watch?: InForce | undefined;
  /** How many other accounts have the plate too, unless the truck's own account is approved for it. */
  readonly rivals?: number;
  readonly documents?: number;
  readonly closure?: InForce | undefined;
  readonly gate?: GateFacts | undefined;
  readonly arrivalFrom?: string;
  /** How many waiting trucks stand before the truck. */
  readonly ahead?: number;
  /** A booking that the act would change while its truck waits or is called. */
  readonly inLine?: { readonly plate: string; readonly since: string } | undefined;
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

/** For each guard: the values of its sentence, or undefined if it does not stand against the act. */
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

/** The only place that decides which guards stand against an act. */
export const needsOf = (act: TruckAct, facts: TruckFacts): GuardNeed[] =>
  guardsOfAct[act].flatMap((code) => {
    const params = paramsOf[code](facts);
    return params ? [{ code, params }] : [];
  });
