import { z } from 'zod';
import { leftOutCodes } from '#kernel/draw/frozen-draw.ts';
import { confirmation } from '../accounts/accounts.ts';
import { day, id, instant, version } from '../common.ts';
import { queueLogEntry } from '../queue/queue-log.ts';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/** 128 random bits. Names an application in everything that is public, without plate or name. */
export const applicationRef = hex(16);

export const drawStates = ['OPEN', 'FROZEN', 'DRAWN', 'CALLED_OFF'] as const;
export type DrawState = (typeof drawStates)[number];

/**
 * The source of the draw's randomness: a drand chain, or, where none is configured, a seed of this server that was
 * committed to by a hash before the first application. Whoever owns the database could have chosen a seed.
 */
export const drawChain = z.union([
  z.object({ hash: hex(32), key: z.string(), genesis: z.int(), period: z.int() }),
  z.object({ commitment: hex(32) }),
]);

/** What applicants can expect. It is taken from past draws, so that looking late is no better than looking early. */
const demand = z.object({
  /** How many draws it is the average of. */
  draws: z.int(),
  applications: z.number(),
  places: z.number(),
  /** By wall time of the slot, as 14:00: how many applications had it among their wishes. */
  times: z.array(z.object({ time: z.string(), applications: z.number() })),
});

const draw = z.object({
  date: day,
  state: z.enum(drawStates),
  opensAt: instant,
  closesAt: instant,
  saleOpensAt: instant,
  /** Until then winners take their places. */
  confirmUntil: instant,
  /** While it is open, what was free when it opened; then what was drawn. */
  places: z.int(),
  /** Null while it is open. */
  applications: z.int().nullable(),
  winners: z.int().optional(),
  /** Places that operators gave away before the freeze, each of them in the log. */
  adminSales: z.int(),
});
export type Draw = z.infer<typeof draw>;

export const drawView = draw.extend({
  maxWishes: z.int(),
  maxPerUser: z.int(),
  /** The slots that can be wished for, as they were when the draw opened. */
  slots: z.array(z.object({ start: instant, end: instant, capacity: z.int(), reserve: z.int() })),
  /** Null: no draw has been done yet. */
  demand: demand.nullable(),
  tickets: z.int().optional(),
  /** Applications by the wish that was met; 0: any time. */
  met: z.array(z.object({ wish: z.int(), applications: z.int() })).optional(),
  leftOut: z.int().optional(),
  frozenAt: instant.optional(),
  root: hex(32).optional(),
  beacon: drawChain.optional(),
  round: z.int().optional(),
  /** When the beacon publishes the round. */
  roundAt: instant.optional(),
  /** Of the round; of a committed seed, the seed. */
  signature: z.string().optional(),
  drawnAt: instant.optional(),
  /** SHA-256 of the canonical result. */
  result: hex(32).optional(),
  log: z.array(queueLogEntry),
});
export type DrawView = z.infer<typeof drawView>;

export const drawRow = z.object({
  rank: z.int(),
  ref: applicationRef,
  number: z.string(),
  tickets: z.int(),
  /** The wish that was met, from 1; 0: any time. Absent: none. */
  met: z.int().optional(),
  start: instant.optional(),
  /** The place could not be held for the winner, because something had happened since the freeze. */
  notTaken: z.boolean().optional(),
});
export type DrawRow = z.infer<typeof drawRow>;

/**
 * WITHDRAWN: by its owner. WON: `booking` is held for it. TAKEN: the winner has it. LAPSED: the winner let it go, or did
 * not answer. NOT_TAKEN: it won, but the place could not be held.
 */
export const applicationStates = [
  'WAITING_FOR_CONFIRMATION',
  'APPLIED',
  'WITHDRAWN',
  'LEFT_OUT',
  'WON',
  'TAKEN',
  'LAPSED',
  'NOT_TAKEN',
  'LOST',
  'CALLED_OFF',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const drawApplication = z.object({
  id,
  date: day,
  /** Random, so that it does not tell who applied first. */
  number: z.string(),
  ref: applicationRef,
  state: z.enum(applicationStates),
  vehicleId: id,
  vehicleRegistrationPlate: z.string(),
  cargoType: z.string(),
  hasPriority: z.boolean(),
  /** Ranked: the first one is wanted most. */
  wishes: z.array(instant),
  anyTime: z.boolean(),
  nonce: z.string().nullable(),
  /** Whether it goes to the waiting list when it loses. */
  waitingList: z.boolean(),
  tickets: z.int(),
  /** A signed text by which its owner can show later that it was dropped or altered. */
  receipt: z.string(),
  confirmation: confirmation.optional(),
  /** Why it did not take part. */
  leftOut: z.enum(leftOutCodes).optional(),
  rank: z.int().optional(),
  met: z.int().optional(),
  start: instant.optional(),
  booking: z.object({ id, until: instant.nullable() }).optional(),
  /** Wins of this truck in 30 days that lapsed or were not visited; with the second there are no draws for 14 days. */
  lapses: z.int(),
  createdDate: instant,
  version,
});
export type DrawApplication = z.infer<typeof drawApplication>;
