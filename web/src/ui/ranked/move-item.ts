/** A `to` beyond either end means that end. */
export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const moved = [...items];
  moved.splice(Math.min(items.length - 1, Math.max(0, to)), 0, ...moved.splice(from, 1));
  return moved;
};

/** By how many places a row steps aside while another one is carried from place to place. */
export const stepAside = (place: number, from: number, to: number): -1 | 0 | 1 => {
  if (place > from && place <= to) return -1;
  return place < from && place >= to ? 1 : 0;
};
