/** Times are epoch milliseconds, because a plan compares them thousands of times. */
export type ShiftedBooking = {
  readonly id: string;
  readonly number: string;
  readonly slotAt: number;
  readonly slotEnd: number;
  readonly priority: boolean;
};

export type ShiftSlot = {
  readonly start: number;
  readonly end: number;
  readonly open: boolean;
  readonly capacity: number;
  readonly reserve: number;
  /** Places taken by what cannot move: arrived trucks and places held for pending changes. */
  readonly fixed: number;
  readonly fixedOrdinary: number;
};

export type ShiftMove = {
  readonly id: string;
  readonly number: string;
  readonly from: number;
  readonly to: number;
};

type Request = {
  readonly bookings: readonly ShiftedBooking[];
  readonly slots: readonly ShiftSlot[];
  /** The time that no booking may keep. Its end is exclusive. */
  readonly stretch: { readonly from: number; readonly to: number };
};

type Filling = { slot: ShiftSlot; taken: number; ordinary: number; newcomers: number };

/** Numbers may have five digits after the dash, so their lengths are compared first. */
const inOrder = (a: ShiftedBooking, b: ShiftedBooking) =>
  a.slotAt - b.slotAt ||
  Number(b.priority) - Number(a.priority) ||
  a.number.length - b.number.length ||
  (a.number < b.number ? -1 : 1);

const hasRoom = ({ slot, taken, ordinary }: Filling, { priority }: ShiftedBooking) =>
  slot.open && taken < slot.capacity && (priority || ordinary < slot.capacity - slot.reserve);

const put = (filling: Filling, { priority }: ShiftedBooking, isNew: boolean) => {
  filling.taken += 1;
  if (!priority) filling.ordinary += 1;
  if (isNew) filling.newcomers += 1;
};

/** Index of the first slot that starts at or after `start` (binary search). */
const firstFrom = (slots: readonly ShiftSlot[], start: number): number => {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((slots[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
};

const isIn = ({ slotAt, slotEnd }: ShiftedBooking, { from, to }: Request['stretch']) =>
  slotAt < to && slotEnd > from;

/**
 * Bookings in the stretch move to the next free places at or after its end. Later bookings stay unless their
 * place was taken or they would be overtaken; then they move on only as far as needed, so the wave ends at
 * the first gap. Undefined: not enough slots.
 */
export const planShift = ({ bookings, slots, stretch }: Request): ShiftMove[] | undefined => {
  const fillings = slots.map(
    (slot): Filling => ({ slot, taken: slot.fixed, ordinary: slot.fixedOrdinary, newcomers: 0 }),
  );
  const afterStretch = firstFrom(slots, stretch.to);
  const moves: ShiftMove[] = [];
  let last = afterStretch;
  const concerned = bookings.filter(({ slotEnd }) => slotEnd > stretch.from);
  for (const booking of concerned.toSorted(inOrder)) {
    const ownPlace = firstFrom(slots, booking.slotAt);
    const own = fillings[ownPlace];
    const hasPlace = own && ownPlace >= last && (own.newcomers === 0 || hasRoom(own, booking));
    if (hasPlace && !isIn(booking, stretch)) {
      put(own, booking, false);
      last = ownPlace;
      continue;
    }
    let place = Math.max(last, ownPlace);
    while (place < fillings.length && !hasRoom(fillings[place] as Filling, booking)) place += 1;
    const target = fillings[place];
    if (!target) return undefined;
    put(target, booking, true);
    moves.push({ id: booking.id, number: booking.number, from: booking.slotAt, to: target.slot.start });
    last = place;
  }
  return moves;
};
