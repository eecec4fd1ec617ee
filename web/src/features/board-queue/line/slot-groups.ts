import type { AdminQueueRow } from '#contract/queue/queue.ts';

type Placed = Pick<AdminQueueRow, 'dateBooked'>;

export type SlotGroup<R> = {
  /** In whose turn these trucks go. */
  readonly slot: string;
  readonly rows: readonly R[];
};

/** A late one goes behind those of the slot that was being served; so slots never go back along the line. */
const slotOf = ({ dateBooked }: Placed, before: string | undefined) =>
  before !== undefined && Date.parse(before) > Date.parse(dateBooked) ? before : dateBooked;

/** Those who wait, in their order, by the slot in whose turn they go. */
export const slotGroups = <R extends Placed>(rows: readonly R[]): SlotGroup<R>[] => {
  const groups: { slot: string; rows: R[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const slot = slotOf(row, last?.slot);
    if (last?.slot === slot) last.rows.push(row);
    else groups.push({ slot, rows: [row] });
  }
  return groups;
};
