import type { BookingMove } from '#contract/bookings/bookings.ts';
import type { ShiftSlot } from '#contract/bookings/shift.ts';
import { wallDay } from '../../../domain/checkpoint/checkpoint-words.ts';

/** `emptied` bookings leave the period, `pushed` ones make room for them, and `stays` are unchanged. */
export type Part = 'emptied' | 'pushed' | 'stays';

/** A part of a bar. `at` is its offset from the bar's beginning, and both numbers count bookings. */
export type Segment = { readonly part: Part; readonly at: number; readonly count: number };

export type SlotRow = {
  readonly kind: 'slot';
  readonly slot: ShiftSlot;
  readonly isEmptied: boolean;
  readonly before: readonly Segment[];
  readonly after: readonly Segment[];
  readonly bookedAfter: number;
};

export type Row =
  | SlotRow
  | { readonly kind: 'day'; readonly day: string }
  /** Slots without changes, which the drawing skips. */
  | { readonly kind: 'gap'; readonly count: number; readonly key: string };

export type Flow = {
  readonly from: string;
  readonly to: string;
  readonly part: Exclude<Part, 'stays'>;
  readonly count: number;
  /** Offsets in the bars of both slots, in bookings. */
  readonly leavesAt: number;
  readonly entersAt: number;
};

export type Drawing = { readonly rows: readonly Row[]; readonly flows: readonly Flow[] };

type Stretch = { readonly from: string; readonly to: string };
type Group = { readonly from: string; readonly to: string; count: number };

const isIn = ({ start, end }: ShiftSlot, { from, to }: Stretch) =>
  Date.parse(start) < Date.parse(to) && Date.parse(end) > Date.parse(from);

const groupsOf = (moves: readonly BookingMove[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const { from, to } of moves) {
    const key = `${from} ${to}`;
    const group = groups.get(key) ?? { from, to, count: 0 };
    group.count += 1;
    groups.set(key, group);
  }
  return [...groups.values()];
};

const sum = (groups: readonly Group[]) => groups.reduce((total, { count }) => total + count, 0);

/**
 * Bookings keep their order. A slot pushes its last bookings on, so those who stay are above them before the shift,
 * and below the newcomers after it.
 */
export const drawMoves = (
  slots: readonly ShiftSlot[],
  moves: readonly BookingMove[],
  stretch: Stretch,
): Drawing => {
  const groups = groupsOf(moves);
  const emptied = new Set(slots.filter((slot) => isIn(slot, stretch)).map(({ start }) => start));
  const partOf = (from: string) => (emptied.has(from) ? 'emptied' : 'pushed');
  const leaves = new Map<Group, number>();
  const enters = new Map<Group, number>();
  const slotRows = slots.map((slot): SlotRow => {
    const outgoing = groups.filter(({ from }) => from === slot.start);
    const incoming = groups.filter(({ to }) => to === slot.start);
    const stays = Math.max(0, slot.booked - sum(outgoing));
    const before: Segment[] = [{ part: 'stays', at: 0, count: stays }];
    let at = stays;
    for (const group of outgoing) {
      leaves.set(group, at);
      before.push({ part: partOf(group.from), at, count: group.count });
      at += group.count;
    }
    const after: Segment[] = [];
    at = 0;
    for (const group of incoming) {
      enters.set(group, at);
      after.push({ part: partOf(group.from), at, count: group.count });
      at += group.count;
    }
    after.push({ part: 'stays', at, count: stays });
    const isSeen = ({ count }: Segment) => count > 0;
    return {
      kind: 'slot',
      slot,
      isEmptied: emptied.has(slot.start),
      before: before.filter(isSeen),
      after: after.filter(isSeen),
      bookedAfter: at + stays,
    };
  });
  const flows = groups.map(
    (group): Flow => ({
      from: group.from,
      to: group.to,
      part: partOf(group.from),
      count: group.count,
      leavesAt: leaves.get(group) ?? 0,
      entersAt: enters.get(group) ?? 0,
    }),
  );
  return { rows: withDaysAndGaps(slotRows), flows };
};

/** Leaves out unchanged slots beyond the period, and closed slots without bookings. */
const isShown = ({ slot, isEmptied, before, after }: SlotRow) =>
  [...before, ...after].some(({ part }) => part !== 'stays') || (isEmptied && (slot.open || slot.booked > 0));

const withDaysAndGaps = (slotRows: readonly SlotRow[]): Row[] => {
  const rows: Row[] = [];
  let day = '';
  let gap: { kind: 'gap'; count: number; key: string } | null = null;
  for (const row of slotRows) {
    if (!isShown(row)) {
      if (gap) gap.count += 1;
      else gap = { kind: 'gap', count: 1, key: row.slot.start };
      continue;
    }
    if (gap && rows.length > 0) rows.push(gap);
    gap = null;
    if (wallDay(row.slot.start) !== day) {
      day = wallDay(row.slot.start);
      rows.push({ kind: 'day', day });
    }
    rows.push(row);
  }
  return rows;
};
