/** Times are epoch milliseconds. */

type Slot = {
  readonly start: number;
  readonly end: number;
  readonly placedAt?: number | undefined;
};

type Rules = {
  readonly arrivalEarlyMinutes: number;
  readonly arrivalLateMinutes: number;
  readonly noShowGraceMinutes: number;
};

export type Pause = { readonly from: number; readonly to: number };

export type ArrivalTimes = {
  readonly from: number;
  readonly onTimeUntil: number;
  readonly to: number;
};

const minute = 60_000;

/** Merges overlapping pauses, so that no minute counts twice. */
const joined = (pauses: readonly Pause[]): Pause[] => {
  const result: Pause[] = [];
  for (const pause of pauses.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (!last || last.to < pause.from) result.push(pause);
    else if (last.to < pause.to) result[result.length - 1] = { from: last.from, to: pause.to };
  }
  return result;
};

/** Pauses extend the window, which never opens during one. A booking made in its slot gets the minutes from then on. */
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
