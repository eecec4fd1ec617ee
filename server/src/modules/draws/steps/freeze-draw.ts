import { roundAfter, sha256Hex, timeOfRound } from '#kernel/draw/draw-key.ts';
import {
  byRef,
  type FrozenDraw,
  frozenText,
  isBeaconChain,
  type LeftOutCode,
} from '#kernel/draw/frozen-draw.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { appendFacts } from '../../bookings/line/append-facts.ts';
import { publishDrawHeadJob } from '../../queue/log/publish-head.ts';
import { today, wireInstant } from '../../slots/checkpoint-time.ts';
import { lockSlotsOfDay, restForDraw } from '../../slots/drawn/draw-places.queries.ts';
import { changeDrawnDay } from '../../slots/drawn/drawn-days.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { frozenRow } from '../applications/receipts.ts';
import { type DrawRow, lockDraw, updateDraw } from '../draw/draws.queries.ts';
import type { DrawFigures } from '../draws.tables.ts';
import { listToFreeze, markLeftOut } from './freezing.queries.ts';

const noticeSeconds = 60;

type Candidate = Awaited<ReturnType<typeof listToFreeze>>[number];

const whyLeftOut = (row: Candidate): LeftOutCode | undefined => {
  if (row.withdrawn_at) return 'WITHDRAWN';
  if (row.confirmed_at === null) return 'NOT_CONFIRMED';
  if (row.booked) return 'PLATE_ALREADY_BOOKED';
  if (row.banned) return 'VEHICLE_BANNED';
  if (row.limited) return 'DRAWS_SUSPENDED';
  return row.approved ? undefined : 'VEHICLE_NOT_APPROVED';
};

/** An account keeps at most as many applications as it may have bookings. Their random refs decide which. */
const sortOut = (rows: readonly Candidate[], mostBookings: number) => {
  const applications: Candidate[] = [];
  const leftOut: { readonly ref: string; readonly code: LeftOutCode }[] = [];
  const kept = new Map<string, number>();
  for (const row of rows.toSorted(byRef)) {
    const places = kept.get(row.account_id) ?? row.places;
    const code = whyLeftOut(row) ?? (places >= mostBookings ? 'TOO_MANY_BOOKINGS' : undefined);
    if (code) leftOut.push({ ref: row.ref, code });
    else {
      kept.set(row.account_id, places + 1);
      applications.push(row);
    }
  }
  return { applications, leftOut };
};

const listPlaces = async (ctx: TrxContext, day: string, from: Temporal.Instant) =>
  (await lockSlotsOfDay(ctx.db, day))
    .filter(({ open, start_at }) => open && Temporal.Instant.compare(start_at, from) >= 0)
    .map(({ start_at, capacity, reserve, booked, booked_ordinary }) => ({
      start: wireInstant(ctx, start_at),
      capacity,
      reserve,
      ordinaryTaken: booked_ordinary,
      priorityTaken: booked - booked_ordinary,
    }));

const secondsOf = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);

const roundOf = ({ terms: { chain }, closes_at }: DrawRow, now: Temporal.Instant) => {
  const later = Temporal.Instant.compare(now, closes_at) > 0 ? now : closes_at;
  if (!isBeaconChain(chain)) return { round: null, at: later.add({ seconds: noticeSeconds }) };
  const round = roundAfter(chain, secondsOf(closes_at), secondsOf(now));
  return { round, at: Temporal.Instant.fromEpochMilliseconds(timeOfRound(chain, round) * 1000) };
};

const figuresOf = (frozen: FrozenDraw): DrawFigures => {
  const times: Record<string, number> = {};
  for (const wish of frozen.applications.flatMap(({ wishes }) => wishes)) {
    const time = wish.slice(11, 16);
    times[time] = (times[time] ?? 0) + 1;
  }
  const free = frozen.places.map(({ capacity, ordinaryTaken, priorityTaken }) =>
    Math.max(0, capacity - ordinaryTaken - priorityTaken),
  );
  return {
    places: free.reduce((sum, count) => sum + count, 0),
    applications: frozen.applications.length,
    tickets: frozen.applications.reduce((sum, { tickets }) => sum + tickets, 0),
    leftOut: frozen.leftOut.length,
    times,
  };
};

/** After the freeze nothing that determines the order can change, and the round that decides is not published yet. */
export const freezeDraw = async (ctx: TrxContext, day: string): Promise<void> => {
  const params = await getBookingParams(ctx);
  // Whole seconds, because anybody computes the round from the time in the log.
  const now = ctx.clock.now().round({ smallestUnit: 'second', roundingMode: 'floor' });
  const from = now.add({ minutes: params.bookingLeadMinutes });
  const places = await listPlaces(ctx, day, from);
  const draw = await lockDraw(ctx.db, day, 'alone');
  if (draw?.state !== 'OPEN') return;
  const rows = await listToFreeze(ctx.db, day, ctx.clock.now());
  const { applications, leftOut } = sortOut(rows, params.maxActiveBookingsPerUser);
  const { round, at: roundAt } = roundOf(draw, now);
  const frozen: FrozenDraw = {
    date: day,
    chain: draw.terms.chain,
    round,
    rules: 1,
    places,
    applications: applications.map(frozenRow),
    leftOut,
  };
  const text = frozenText(frozen);
  const root = sha256Hex(text);
  await restForDraw(ctx.db, day, from);
  await markLeftOut(ctx.db, leftOut);
  await changeDrawnDay(ctx.db, day, { frozen_at: now });
  await updateDraw(ctx.db, day, {
    state: 'FROZEN',
    frozen_at: now,
    round,
    round_at: roundAt,
    root,
    frozen: text,
    figures: JSON.stringify(figuresOf(frozen)),
  });
  const head = await appendFacts(ctx, 'DRAW_FROZEN', {
    date: day,
    frozenAt: wireInstant(ctx, now),
    root,
    round,
    applications: applications.length,
    leftOut: leftOut.length,
  });
  await ctx.jobs.enqueue(ctx, publishDrawHeadJob, { date: today(ctx).toString(), draw: day, ...head });
};
