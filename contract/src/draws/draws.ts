import { z } from 'zod';
import { leftOutCodes } from '#kernel/draw/frozen-draw.ts';
import { confirmation } from '../accounts/accounts.ts';
import { day, id, instant, version } from '../common.ts';
import { queueLogEntry } from '../queue/queue-log.ts';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/** 128 random bits that stand for an application wherever it is public, in place of plate and name. */
export const applicationRef = hex(16);

export const drawStates = ['OPEN', 'FROZEN', 'DRAWN', 'CALLED_OFF'] as const;
export type DrawState = (typeof drawStates)[number];

/**
 * Where the draw's random numbers come from: a drand chain or, if none is configured, a seed of this server,
 * whose hash was published before the first application. The owner of the database could have chosen such a
 * seed.
 */
export const drawChain = z.union([
  z.object({ hash: hex(32), key: z.string(), genesis: z.int(), period: z.int() }),
  z.object({ commitment: hex(32) }),
]);

/**
 * What applicants can expect. It comes from past draws, so that nobody gains by waiting for the figures of this
 * one.
 */
const demand = z.object({
  /** The figures are the average of so many draws. */
  draws: z.int(),
  applications: z.number(),
  places: z.number(),
  /** How many applications wished for a slot at this time of day, such as 14:00. */
  times: z.array(z.object({ time: z.string(), applications: z.number() })),
});

export const drawView = z.object({
  date: day,
  state: z.enum(drawStates),
  opensAt: instant,
  closesAt: instant,
  saleOpensAt: instant,
  /** Until then winners can take their places. */
  confirmUntil: instant,
  /** While the draw is open: free places when it opened. Later: places that were drawn. */
  places: z.int(),
  /** Null while the draw is open. */
  applications: z.int().nullable(),
  winners: z.int().optional(),
  /** Places that operators gave away before the freeze, each of them in the log. */
  adminSales: z.int(),
  maxWishes: z.int(),
  maxPerUser: z.int(),
  /** The slots that can be wished for, as they were when the draw opened. */
  slots: z.array(z.object({ start: instant, end: instant, capacity: z.int(), reserve: z.int() })),
  /** Null if no draw has been done yet. */
  demand: demand.nullable(),
  tickets: z.int().optional(),
  /** How many applications got their first wish, their second, and so on. 0 stands for any time. */
  met: z.array(z.object({ wish: z.int(), applications: z.int() })).optional(),
  leftOut: z.int().optional(),
  frozenAt: instant.optional(),
  root: hex(32).optional(),
  beacon: drawChain.optional(),
  round: z.int().optional(),
  /** When the beacon publishes the round. */
  roundAt: instant.optional(),
  /** The signature of the round, or the seed itself if the server had committed to one. */
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
  /** Number of the wish that was met, from 1. 0: any time. Absent: no place. */
  met: z.int().optional(),
  start: instant.optional(),
  /** The place could not be held for the winner, because something had happened since the freeze. */
  notTaken: z.boolean().optional(),
});
export type DrawRow = z.infer<typeof drawRow>;

/**
 * WITHDRAWN: the owner withdrew it. WON: `booking` is held for it. TAKEN: the winner took the place. LAPSED: the
 * winner gave the place up or did not answer. NOT_TAKEN: it won, but the place could not be held.
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
  /** The most wanted first. */
  wishes: z.array(instant),
  anyTime: z.boolean(),
  nonce: z.string().nullable(),
  /** Whether the truck joins the waiting list if it loses. */
  waitingList: z.boolean(),
  tickets: z.int(),
  /** A signed text with which the owner can prove later that the application was dropped or altered. */
  receipt: z.string(),
  confirmation: confirmation.optional(),
  /** Why the application was left out of the draw. */
  leftOut: z.enum(leftOutCodes).optional(),
  rank: z.int().optional(),
  met: z.int().optional(),
  start: instant.optional(),
  booking: z.object({ id, until: instant.nullable() }).optional(),
  /**
   * How many wins of this truck lapsed or were not used within 30 days. The second one excludes it from draws
   * for 14 days.
   */
  lapses: z.int(),
  createdDate: instant,
  version,
});
export type DrawApplication = z.infer<typeof drawApplication>;
