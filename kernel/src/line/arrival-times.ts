/** Without zod: the browser shows the window, the server decides by it. Times are epoch milliseconds. */

type Slot = {
  readonly start: number;
  readonly end: number;
  /** When the booking got this slot, if that is known. */
  readonly placedAt?: number | undefined;
};

type Rules = {
  readonly arrivalEarlyMinutes: number;
  readonly arrivalLateMinutes: number;
  readonly noShowGraceMinutes: number;
};

/** A time in which nobody can come: the checkpoint is closed, or the system was down. */
export type Pause = { readonly from: number; readonly to: number };

export type ArrivalTimes = {
  readonly from: number;
  /** Later than this is late. */
  readonly onTimeUntil: number;
  readonly to: number;
};

const minute = 60_000;

/** Joined where they touch, so that no minute counts twice. */
const joined = (pauses: readonly Pause[]): Pause[] => {
  const result: Pause[] = [];
  for (const pause of pauses.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (!last || last.to < pause.from) result.push(pause);
    else if (last.to < pause.to) result[result.length - 1] = { from: last.from, to: pause.to };
  }
  return result;
};

/**
 * When a truck may come. The time to arrive neither begins nor runs during a pause. Whoever got the slot after it had
 * begun has as long as everybody else from then on.
 */
export const arrivalTimes = (
  { start, end, placedAt = start }: Slot,
  rules: Rules,
  pauses: readonly Pause[],
): ArrivalTimes => {
  const earliest = start - rules.arrivalEarlyMinutes * minute;
  const onTime = Math.max(start, placedAt) + rules.arrivalLateMinutes * minute;
  const last = Math.max(end + rules.noShowGraceMinutes * minute, onTime);
  const breaks = joined(pauses);
  const prolonged = (to: number) =>
    breaks.reduce(
      (until, pause) =>
        pause.to <= earliest || pause.from >= until
          ? until
          : until + pause.to - Math.max(pause.from, earliest),
      to,
    );
  const around = breaks.find((pause) => pause.from <= earliest && earliest < pause.to);
  return { from: around?.to ?? earliest, onTimeUntil: prolonged(onTime), to: prolonged(last) };
};
