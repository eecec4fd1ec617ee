/** Implements the rules of the line again without product code. Times are microseconds. */
const minute = 60_000_000;
const hour = 60 * minute;

export type Entry = {
  readonly bookingId: string;
  readonly type: string;
  readonly queueSlot: number;
  readonly late: boolean;
  readonly hasPriority: boolean;
  readonly inOrder: boolean | null;
  readonly reasonKind: string | null;
  readonly firstCall: boolean;
  readonly waiting: number;
};

export type Circumstances = {
  readonly now: number;
  readonly lateMinutes: number;
  arrivalOf(id: string): number | undefined;
};

type Place = {
  queueSlot: number;
  late: boolean;
  readonly arrivedAt: number;
  noAnswers: number;
};

type Status = 'BOOKED' | 'WAITING' | 'GO_TO_GATE' | 'LEFT_WAITING_ZONE' | 'CANCELED';

export type OracleTruck = {
  readonly id: string;
  readonly number: string;
  readonly slot: number;
  readonly bookedAt: number;
  status: Status;
  hasPriority: boolean;
  /** Undoing an arrival does not reset this. */
  wasCalled: boolean;
  place: Place | undefined;
  undone: { readonly at: number; readonly arrivedAt: number } | undefined;
};

type InLine = OracleTruck & { place: Place };

const isWaiting = (truck: OracleTruck): truck is InLine => truck.status === 'WAITING' && !!truck.place;

const stands = (a: InLine, b: InLine): number => {
  const [one, other] = [a, b].map(({ place, hasPriority, number }) => [
    place.queueSlot,
    place.late || place.noAnswers > 0 ? 1 : 0,
    hasPriority ? 0 : 1,
    place.arrivedAt,
    Number(number.replace('-', '')),
  ]) as [number[], number[]];
  const differs = one.findIndex((value, index) => value !== other[index]);
  return differs === -1 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0);
};

export const createOracle = () => {
  const trucks = new Map<string, OracleTruck>();
  const line = () => [...trucks.values()].filter(isWaiting).toSorted(stands);

  /** A late truck joins the running slot, or the slot of the first punctual truck if the gate is behind. */
  const slotOfLate = (slot: number, now: number): number => {
    const running = Math.floor(now / hour) * hour;
    const served = line().find(({ place }) => !place.late && place.noAnswers === 0)?.slot ?? running;
    return Math.max(slot, Math.min(running, served));
  };

  const arrive = (truck: OracleTruck, { now, lateMinutes, arrivalOf }: Circumstances, faults: string[]) => {
    const { slot, bookedAt, undone, id } = truck;
    const came = arrivalOf(id) ?? 0;
    const isRepeated = undone !== undefined && came <= now && now - undone.at <= 10 * minute;
    if (isRepeated && came !== undone.arrivedAt) faults.push('its first time was not kept');
    if (!isRepeated && came < now) faults.push('it came before it came');
    const late = came > Math.max(slot, bookedAt) + lateMinutes * minute;
    const queueSlot = late ? slotOfLate(slot, now) : slot;
    truck.place = { queueSlot, late, arrivedAt: came, noAnswers: 0 };
    truck.status = 'WAITING';
  };

  const giveBack = (truck: InLine, reasonKind: string | null, now: number) => {
    const { place } = truck;
    truck.status = 'WAITING';
    if (reasonKind !== 'NO_ANSWER') return;
    place.queueSlot = Math.max(place.queueSlot, Math.floor(now / hour) * hour);
    place.noAnswers += 1;
  };

  const from: Readonly<Record<string, readonly Status[]>> = {
    ARRIVAL: ['BOOKED'],
    ARRIVAL_UNDONE: ['WAITING'],
    PRIORITY: ['WAITING'],
    PLATE: ['WAITING'],
    CALL: ['WAITING'],
    RECALL: ['GO_TO_GATE'],
    RETURN: ['GO_TO_GATE'],
    CANCEL: ['WAITING', 'GO_TO_GATE'],
    LEFT: ['GO_TO_GATE'],
  };

  const call = (truck: InLine, entry: Entry, faults: string[]) => {
    const isFirst = line()[0] === truck;
    if (entry.inOrder !== isFirst) faults.push(`in order is ${entry.inOrder}, but it was ${isFirst}`);
    if (entry.firstCall === truck.wasCalled) faults.push('the first call is not the first');
    truck.wasCalled = true;
    truck.status = 'GO_TO_GATE';
  };

  const changePriority = (truck: OracleTruck, { hasPriority }: Entry, faults: string[]) => {
    if (truck.hasPriority === hasPriority) faults.push('its priority was the same before');
    truck.hasPriority = hasPriority;
  };

  const undo = (truck: InLine, now: number) => {
    truck.undone = { at: now, arrivedAt: truck.place.arrivedAt };
    truck.status = 'BOOKED';
  };

  const move = (truck: OracleTruck, entry: Entry, when: Circumstances, faults: string[]): void => {
    const { type, reasonKind } = entry;
    if (type === 'ARRIVAL') {
      truck.hasPriority = entry.hasPriority;
      arrive(truck, when, faults);
      return;
    }
    const known = truck as InLine;
    if (type === 'CALL') call(known, entry, faults);
    if (type === 'RETURN') giveBack(known, reasonKind, when.now);
    if (type === 'PRIORITY') changePriority(truck, entry, faults);
    if (type === 'ARRIVAL_UNDONE') undo(known, when.now);
    if (type === 'CANCEL') truck.status = 'CANCELED';
    if (type === 'LEFT') truck.status = 'LEFT_WAITING_ZONE';
  };

  const differences = ({ place, hasPriority }: OracleTruck, entry: Entry): string[] => {
    const expected = {
      queueSlot: place?.queueSlot,
      late: place?.late,
      hasPriority,
      waiting: line().length,
      inOrder: entry.type === 'CALL' ? entry.inOrder : null,
      firstCall: entry.type === 'CALL' && entry.firstCall,
    };
    return Object.entries(expected).flatMap(([key, value]) => {
      const logged = entry[key as keyof typeof expected];
      return logged === value ? [] : [`${key} is logged as ${logged}, expected was ${value}`];
    });
  };

  return {
    trucks,
    line,
    add: (truck: Pick<OracleTruck, 'id' | 'number' | 'slot' | 'bookedAt'>) =>
      trucks.set(truck.id, {
        ...truck,
        status: 'BOOKED',
        hasPriority: false,
        wasCalled: false,
        place: undefined,
        undone: undefined,
      }),
    apply: (entry: Entry, when: Circumstances): string[] => {
      const truck = trucks.get(entry.bookingId);
      if (!truck) return [`${entry.type} of a truck that is not of this world`];
      const faults: string[] = [];
      if (!from[entry.type]?.includes(truck.status)) faults.push(`${truck.status} before it`);
      else {
        move(truck, entry, when, faults);
        faults.push(...differences(truck, entry));
        if (entry.type === 'ARRIVAL_UNDONE') truck.place = undefined;
      }
      return faults.map((fault) => `${entry.type} of ${truck.number}: ${fault}`);
    },
  };
};

export type Oracle = ReturnType<typeof createOracle>;
