import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { plateGroups } from '#kernel/plates/parse-plate.ts';

const order = new Intl.Collator('ru', { numeric: false });

/** By plate; letters that look alike in both alphabets count as the same. */
export const sortByPlate = (rows: readonly BoardQueueRow[]) =>
  rows
    .map((row) => ({ row, plate: plateGroups(row.vehicleRegistrationPlate) }))
    .toSorted((one, other) => order.compare(one.plate, other.plate));

/** The first characters of a plate, for "E 087 – M 430". */
export const beginningOf = (plate: string) => plate.split(' ').slice(0, 2).join(' ').slice(0, 7);
