import type { GateState as ServedGate } from '#contract/gates/gates.ts';
import type { AdminQueueRow } from '#contract/queue/queue.ts';

export type GateState = {
  readonly name: string;
  readonly digit: string;
  /** Trucks called to the gate, the longest waiting first. */
  readonly called: readonly AdminQueueRow[];
  readonly closed: Pick<ServedGate, 'until' | 'reasons'> | undefined;
};

const byCall = (one: AdminQueueRow, other: AdminQueueRow) =>
  (one.calledAt ?? '').localeCompare(other.calledAt ?? '');

/** Combines the live line, which tells who is called where, with the server's list of closed gates. */
export const gateStates = (
  names: readonly string[],
  called: readonly AdminQueueRow[],
  served: readonly Pick<ServedGate, 'name' | 'closed' | 'until' | 'reasons'>[] = [],
): GateState[] =>
  names.map((name, place) => ({
    name,
    digit: /^\d$/.test(name) ? name : String(place + 1),
    called: called.filter(({ gate }) => gate === name).toSorted(byCall),
    closed: served.find((gate) => gate.name === name && gate.closed),
  }));

export const suggestedGate = (gates: readonly GateState[]): string | undefined => {
  const open = gates.filter(({ closed }) => !closed);
  const [best] = (open.length > 0 ? open : gates).toSorted(
    (one, other) => one.called.length - other.called.length,
  );
  return best?.name;
};

export const gateOfDigit = (gates: readonly GateState[], digit: string): string | undefined =>
  gates.find((gate) => gate.name === digit)?.name ?? gates.find((gate) => gate.digit === digit)?.name;
