import type { ClosureItem, ClosureState, ClosureView, closuresRoutes } from '#contract/bookings/closures.ts';
import type { ShiftSlot } from '#contract/bookings/shift.ts';
import type { QueryOf } from '#contract/route.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { givenRange } from '../../../platform/errors/given-range.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { listBookings } from '../booking/booking.queries.ts';
import { listWaitingAt } from '../shift/tell-closed.ts';
import {
  countMessages,
  countOffers,
  countTold,
  listActRows,
  listClosuresIn,
  listMovedBookings,
  listPeople,
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

const peopleOf = async (ctx: Reading, ids: readonly (string | null)[]) => {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = known.length > 0 ? await listPeople(ctx.db, known) : [];
  const people = new Map(rows.map((row) => [row.id, row]));
  return (id: string | null) => {
    const person = people.get(id ?? '');
    return person ? { id: person.id, firstName: person.first_name, lastName: person.last_name } : null;
  };
};

const toItem = (
  ctx: Reading,
  row: ClosureRow,
  personOf: Awaited<ReturnType<typeof peopleOf>>,
): ClosureItem => ({
  id: row.id,
  from: wireInstant(ctx, row.from_at),
  to: wireInstant(ctx, row.to_at),
  reasons: row.reasons,
  state: stateOf(ctx, row),
  by: personOf(row.made_by),
  at: wireInstant(ctx, row.made_at),
  version: row.version,
});

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
  personOf: Awaited<ReturnType<typeof peopleOf>>,
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

const inYardOf = async (ctx: Reading, closure: ClosureRow): Promise<ClosureView['inYard']> => {
  const ids = await listWaitingAt(ctx.db, closure.from_at);
  const first = ids.slice(0, nextInYard);
  const bookings = first.length > 0 ? await listBookings(ctx.db, first) : [];
  const next = first.flatMap((id) => bookings.find((booking) => booking.id === id) ?? []);
  const told = ids.length > 0 ? await countTold(ctx.db, closure.id, ids) : 0;
  return { count: ids.length, told, next: next.map(toTruck) };
};

const none = { waiting: 0, sent: 0, failed: 0 };

const undoOf = (ctx: Reading, [last]: readonly Act[]): ClosureView['undo'] => {
  const isWaiting = last && last.released_at === null && last.undone_at === null;
  if (!isWaiting || Temporal.Instant.compare(last.release_at, ctx.clock.now()) <= 0) return null;
  return { type: last.type, until: wireInstant(ctx, last.release_at) };
};

export const viewClosure = async (ctx: Reading, row: ClosureRow): Promise<ClosureView> => {
  const acts = await listActRows(ctx.db, row.id);
  const moved = await listMovedBookings(ctx.db, row.id);
  const personOf = await peopleOf(ctx, [row.made_by, ...acts.map(({ made_by }) => made_by)]);
  const messages = new Map(
    (await countMessages(ctx.db, row.id)).map(({ channel, ...counts }) => [channel, counts]),
  );
  return {
    ...toItem(ctx, row, personOf),
    moves: toMoves(ctx, moved),
    slots: toSlots(acts),
    messages: {
      SMS: messages.get('SMS') ?? none,
      EMAIL: messages.get('EMAIL') ?? none,
      PUSH: messages.get('PUSH') ?? none,
    },
    smsPerMinute: ctx.config.limits.bulkSmsPerMinute,
    inYard: await inYardOf(ctx, row),
    unreached: (await listUnreached(ctx.db, row.id)).map(toTruck),
    acts: toActs(ctx, acts, moved, personOf),
    undo: undoOf(ctx, acts),
    offers: await countOffers(ctx.db, row.id),
  };
};

export const getClosure = async (ctx: Reading, id: string): Promise<ClosureView> => {
  const row = await findClosureRow(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return viewClosure(ctx, row);
};

export const listClosures = async (
  ctx: Reading,
  { from, to }: QueryOf<typeof closuresRoutes.listClosures>,
): Promise<{ content: ClosureItem[] }> => {
  const rows = await listClosuresIn(ctx.db, givenRange({ from, to }, ['from', 'to'], ctx.config.timeZone));
  const personOf = await peopleOf(
    ctx,
    rows.map(({ made_by }) => made_by),
  );
  return { content: rows.map((row) => toItem(ctx, row, personOf)) };
};
