import type { MessageChannel } from '#contract/accounts/accounts.ts';
import type { ClosureState, ClosureView, closuresRoutes } from '#contract/bookings/closures.ts';
import type { ShiftSlot } from '#contract/bookings/shift.ts';
import type { QueryOf } from '#contract/route.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { givenRange } from '../../../platform/errors/given-range.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { listBookings } from '../booking/booking.queries.ts';
import { listWaiting } from '../line/places.queries.ts';
import { stillWaitingAt } from '../shift/tell-closed.ts';
import {
  countMessages,
  countOffers,
  listActRows,
  listClosuresIn,
  listMovedBookings,
  listPeople,
  listTold,
  listUnreached,
} from './closure-view.queries.ts';
import { type ClosureRow, findClosureRow } from './closures.queries.ts';

type Reading = Pick<Context, 'clock' | 'config'> & { readonly db: Context['db'] };

const stateOf = ({ clock }: Pick<Context, 'clock'>, { ended, from_at, to_at }: ClosureRow): ClosureState => {
  if (ended) return ended;
  const now = clock.now();
  if (Temporal.Instant.compare(now, from_at) < 0) return 'PLANNED';
  return Temporal.Instant.compare(now, to_at) < 0 ? 'RUNNING' : 'OVER';
};

type Person = ClosureView['by'];

const peopleOf = async (ctx: Reading, ids: readonly (string | null)[]) => {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = known.length > 0 ? await listPeople(ctx.db, known) : [];
  const people = new Map(rows.map((row) => [row.id, row]));
  return (id: string | null): Person => {
    const person = people.get(id ?? '');
    return person ? { id: person.id, firstName: person.first_name, lastName: person.last_name } : null;
  };
};

const byClosure = <T extends { readonly closure_id: string }>(rows: readonly T[]) => {
  const groups = Map.groupBy(rows, ({ closure_id }) => closure_id);
  return ({ id }: ClosureRow): readonly T[] => groups.get(id) ?? [];
};

type Moved = Awaited<ReturnType<typeof listMovedBookings>>[number];

/** One row for each booking, however often the closure moved it. */
const toMoves = (ctx: Reading, rows: readonly Moved[]): ClosureView['moves'] => {
  const valid = rows.filter(({ undone_at, to_at }) => undone_at === null && to_at !== null);
  return [...Map.groupBy(valid, ({ id }) => id).values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    return first && last?.to_at
      ? {
          id: first.id,
          formattedBookingNumber: first.number,
          vehicleRegistrationPlate: first.plate,
          hasPriority: first.has_priority,
          from: wireInstant(ctx, first.from_at),
          to: wireInstant(ctx, last.to_at),
          droppedChange: own.some(({ before }) => before.pending_at !== null),
        }
      : [];
  });
};

type Act = Awaited<ReturnType<typeof listActRows>>[number];

/** Each slot as it was before the closure: before the first act that touched it and was not undone. */
const toSlots = (acts: readonly Act[]): ShiftSlot[] => {
  const slots = new Map<string, ShiftSlot>();
  for (const { slots: some, undone_at } of acts.toReversed())
    if (undone_at === null) for (const slot of some) if (!slots.has(slot.start)) slots.set(slot.start, slot);
  return [...slots.values()].toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
};

const toActs = (
  ctx: Reading,
  acts: readonly Act[],
  moved: readonly Moved[],
  personOf: (id: string | null) => Person,
): ClosureView['acts'] =>
  acts.map((act) => ({
    id: act.id,
    type: act.type,
    by: personOf(act.made_by),
    at: wireInstant(ctx, act.made_at),
    to: wireInstant(ctx, act.to_after),
    moved: act.moved ?? 0,
    releasedAt: act.released_at && wireInstant(ctx, act.released_at),
    undoneAt: act.undone_at && wireInstant(ctx, act.undone_at),
    stayed: moved
      .filter(({ act_id, stayed }) => act_id === act.id && stayed)
      .map(({ id, number, plate, status, slot_at }) => ({
        id,
        formattedBookingNumber: number,
        vehicleRegistrationPlate: plate,
        bookingStatus: status,
        dateBooked: wireInstant(ctx, slot_at),
      })),
  }));

const nextInYard = 4;

const toTruck = ({ id, plate, phone }: { id: string; plate: string; phone: string | null }) => ({
  id,
  vehicleRegistrationPlate: plate,
  phoneNumber: phone,
});

/** Who waits is the same for all closures; from when on they would be called differs. */
const readYard = async (ctx: Reading, closures: readonly ClosureRow[]) => {
  const waiting = await listWaiting(ctx.db);
  const ids = waiting.map(({ id }) => id);
  const told =
    ids.length > 0
      ? await listTold(
          ctx.db,
          closures.map(({ id }) => id),
          ids,
        )
      : [];
  const toldOf = byClosure(told);
  const waitingAt = new Map(closures.map(({ id, from_at }) => [id, stillWaitingAt(waiting, from_at)]));
  const nextIds = new Set([...waitingAt.values()].flatMap((inYard) => inYard.slice(0, nextInYard)));
  const bookings = nextIds.size > 0 ? await listBookings(ctx.db, [...nextIds]) : [];
  return (row: ClosureRow): ClosureView['inYard'] => {
    const inYard = waitingAt.get(row.id) ?? [];
    const next = inYard.slice(0, nextInYard);
    const present = new Set(inYard);
    return {
      count: inYard.length,
      told: toldOf(row).filter(({ booking_id }) => present.has(booking_id)).length,
      next: next.flatMap((id) => bookings.find((booking) => booking.id === id) ?? []).map(toTruck),
    };
  };
};

const undoOf = (ctx: Reading, [last]: readonly Act[]): ClosureView['undo'] => {
  const isWaiting = last && last.released_at === null && last.undone_at === null;
  if (!isWaiting || Temporal.Instant.compare(last.release_at, ctx.clock.now()) <= 0) return null;
  return { type: last.type, until: wireInstant(ctx, last.release_at) };
};

const noMessages = { waiting: 0, sent: 0, failed: 0 };
const noOffers = { open: 0, taken: 0, declined: 0 };

/** Reads what belongs to the closures with a statement for each kind, however many closures there are. */
const readViews = async (ctx: Reading, closures: readonly ClosureRow[]) => {
  const ids = closures.map(({ id }) => id);
  const acts = await listActRows(ctx.db, ids);
  const personOf = await peopleOf(
    ctx,
    [...closures, ...acts].map(({ made_by }) => made_by),
  );
  const actsOf = byClosure(acts);
  const movedOf = byClosure(await listMovedBookings(ctx.db, ids));
  const messagesOf = byClosure(await countMessages(ctx.db, ids));
  const unreachedOf = byClosure(await listUnreached(ctx.db, ids));
  const offersOf = byClosure(await countOffers(ctx.db, ids));
  const inYardOf = await readYard(ctx, closures);
  return (row: ClosureRow): ClosureView => {
    const messages = (wanted: MessageChannel) =>
      messagesOf(row).find(({ channel }) => channel === wanted) ?? noMessages;
    return {
      id: row.id,
      from: wireInstant(ctx, row.from_at),
      to: wireInstant(ctx, row.to_at),
      reasons: row.reasons,
      state: stateOf(ctx, row),
      by: personOf(row.made_by),
      at: wireInstant(ctx, row.made_at),
      version: row.version,
      moves: toMoves(ctx, movedOf(row)),
      slots: toSlots(actsOf(row)),
      messages: { SMS: messages('SMS'), EMAIL: messages('EMAIL'), PUSH: messages('PUSH') },
      smsPerMinute: ctx.config.limits.bulkSmsPerMinute,
      inYard: inYardOf(row),
      unreached: unreachedOf(row).map(toTruck),
      acts: toActs(ctx, actsOf(row), movedOf(row), personOf),
      undo: undoOf(ctx, actsOf(row)),
      offers: offersOf(row)[0] ?? noOffers,
    };
  };
};

export const viewClosure = async (ctx: Reading, row: ClosureRow): Promise<ClosureView> =>
  (await readViews(ctx, [row]))(row);

export const getClosure = async (ctx: Reading, id: string): Promise<ClosureView> => {
  const row = await findClosureRow(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return viewClosure(ctx, row);
};

export const listClosures = async (
  ctx: Reading,
  { from, to }: QueryOf<typeof closuresRoutes.listClosures>,
): Promise<{ content: ClosureView[] }> => {
  const rows = await listClosuresIn(ctx.db, givenRange({ from, to }, ['from', 'to'], ctx.config.timeZone));
  return { content: rows.length > 0 ? rows.map(await readViews(ctx, rows)) : [] };
};
