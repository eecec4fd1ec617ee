import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { sharedValue } from '../../../lib/shared-value.ts';
import { drop, keep, listKept } from './kept-store.ts';
import { scanNow } from './scan-clock.ts';

export type Seen = {
  /** The text that is sent: a pass, or a number or plate as typed. */
  readonly text: string;
  readonly number?: string;
  readonly plate?: string;
  readonly slot?: number;
};

export type Mark = Seen & {
  /** Serves as the idempotency key too. */
  readonly id: string;
  readonly accountId: string;
  /** When the truck was seen, by the checkpoint's clock. */
  readonly at: string;
  /** `refused`: the server did not record it, and its operator has to decide. */
  readonly state: 'waiting' | 'sent' | 'refused';
  /** The mark was sent, so it may have reached the server. */
  readonly isTried: boolean;
  readonly isUndone: boolean;
  readonly answer?: Pick<CheckInAnswer, 'outcome' | 'id' | 'version' | 'passFault' | 'scanFault'>;
  /** The server has not undone the arrival, because later acts build on it. */
  readonly isUndoRefused?: boolean;
};

const prefix = 'mark ';
const keyOf = ({ id }: Pick<Mark, 'id'>) => prefix + id;
const inOrder = (marks: readonly Mark[]) => marks.toSorted((a, b) => (a.at < b.at ? -1 : 1));

const marks = sharedValue<readonly Mark[]>([]);

export const listMarks = marks.get;
export const useMarks = marks.useValue;
const findMark = (id: string) => marks.get().find((mark) => mark.id === id);

/** How long a sent mark is kept: only while the truck may still be around. */
const keptMs = 12 * 60 * 60_000;
const isOver = (mark: Mark) => mark.state === 'sent' && scanNow() - Date.parse(mark.at) > keptMs;

let turn: Promise<unknown> = Promise.resolve();

/** Runs work one after the other, so that what is stored and what is shown never differ. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
};

/** Loads all stored marks, including those of another tab or from before a reload. */
export const loadMarks = () =>
  inTurn(async () => {
    const kept = await listKept<Mark>(prefix);
    await Promise.all(kept.filter(isOver).map((mark) => drop(keyOf(mark))));
    marks.set(inOrder(kept.filter((mark) => !isOver(mark))));
  });

const write = async (mark: Mark) => {
  await keep(keyOf(mark), mark);
  marks.set(inOrder([...marks.get().filter(({ id }) => id !== mark.id), mark]));
};

const erase = async (mark: Pick<Mark, 'id'>) => {
  await drop(keyOf(mark));
  marks.set(marks.get().filter(({ id }) => id !== mark.id));
};

/** `change` returns null to delete the mark. The result is undefined if the mark is gone. */
export const changeMark = (id: string, change: (latest: Mark) => Mark | null): Promise<Mark | undefined> =>
  inTurn(async () => {
    const latest = findMark(id);
    const changed = latest && change(latest);
    if (changed) await write(changed);
    else if (latest) await erase(latest);
    return changed ?? undefined;
  });

export const dropMark = ({ id }: Pick<Mark, 'id'>) => changeMark(id, () => null);

const last = () => Math.max(0, ...marks.get().map(({ at }) => Date.parse(at)));

/** Finds the operator's mark of the same truck, unless the server refused it. */
export const findSameTruck = (accountId: string, { text, number }: Seen) =>
  marks
    .get()
    .findLast(
      (mark) =>
        mark.accountId === accountId &&
        mark.state !== 'refused' &&
        (number === undefined ? mark.text === text : mark.number === number),
    );

export const markArrival = (accountId: string, seen: Seen): Promise<Mark> =>
  inTurn(async () => {
    const same = findSameTruck(accountId, seen);
    // An undo of the same truck's mark that is still to be sent is dropped, so that nothing has to be sent.
    const mark: Mark = same?.isUndone
      ? { ...same, isUndone: false, state: same.answer ? 'sent' : 'waiting' }
      : {
          ...seen,
          id: crypto.randomUUID(),
          accountId,
          // Later than the last mark by a millisecond or more, so that marks keep their order.
          at: new Date(Math.max(Math.floor(scanNow()), last() + 1)).toISOString(),
          state: 'waiting',
          isTried: false,
          isUndone: false,
        };
    // The mark is shown only after it is stored.
    await write(mark);
    return mark;
  });

export const undoMark = (id: string) =>
  changeMark(id, (mark) => (mark.isTried ? { ...mark, isUndone: true, state: 'waiting' } : null));

/**
 * Sends the mark again by its number, because the pass was replaced after the scan. The time at which the truck
 * was seen stays.
 */
export const tellByNumber = ({ id }: Mark) =>
  inTurn(async () => {
    const old = findMark(id);
    if (!old) return;
    const { answer: _answer, ...mark } = old;
    const again = { id: crypto.randomUUID(), text: mark.number ?? mark.text };
    await write({ ...mark, ...again, state: 'waiting', isTried: false });
    await erase(old);
  });
