import type { AdminQueueRow } from '#contract/queue/queue.ts';

type QueuedTruck = Pick<AdminQueueRow, 'dateBooked'>;

export type SlotGroup<R> = {
  /** The slot during which these trucks are called. */
  readonly slot: string;
  readonly rows: readonly R[];
};

/** A late truck goes after those of the slot that is being served, so slots never decrease along the queue. */
const slotOf = ({ dateBooked }: QueuedTruck, before: string | undefined) =>
  before !== undefined && Date.parse(before) > Date.parse(dateBooked) ? before : dateBooked;

/** The waiting trucks in order, grouped by the slot during which they are called. */
export const slotGroups = <R extends QueuedTruck>(rows: readonly R[]): SlotGroup<R>[] => {
  const groups: { slot: string; rows: R[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const slot = slotOf(row, last?.slot);
    if (last?.slot === slot) last.rows.push(row);
    else groups.push({ slot, rows: [row] });
  }
  return groups;
};
