import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { numberInQr } from '#kernel/passes/pass-qr.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { dropEntry, type Entry, keepEntry, listPending } from './pending-entries.ts';

export type Submitted =
  | { readonly kind: 'answer'; readonly answer: CheckInAnswer }
  /** It could not be sent, and goes out by itself later. */
  | { readonly kind: 'kept'; readonly at: string }
  /** It could not be sent, and without the phone's ending it would lead to nothing later. */
  | { readonly kind: 'ending-needed-first' }
  | { readonly kind: 'refused'; readonly reason: 'too-many'; readonly retryAfterSeconds: number }
  | { readonly kind: 'refused'; readonly reason: 'failed' };

export type Send = (entry: Entry) => Promise<CheckInAnswer>;

/** The server was not reached, or may have recorded the arrival before its answer was lost: sent again with its key. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 401 || error.status === 403;

const isTooMany = (error: unknown) => error instanceof ApiError && error.status === 429;

const refusalOf = (error: unknown): Submitted =>
  error instanceof ApiError && isTooMany(error)
    ? { kind: 'refused', reason: 'too-many', retryAfterSeconds: error.retryAfterSeconds ?? 60 }
    : { kind: 'refused', reason: 'failed' };

/** A plate or a number alone never arrives at a kiosk: sending it again would help nobody. */
const canArrive = ({ text, phoneEnding }: Entry) =>
  phoneEnding !== undefined || numberInQr(text) !== undefined;

/** The keys of entries whose driver waits at the screen: the background sending leaves them alone. */
const awaited = new Set<string>();

export const submitEntry = async (entry: Entry, send: Send): Promise<Submitted> => {
  const isKept = canArrive(entry);
  if (isKept) keepEntry(entry);
  awaited.add(entry.key);
  try {
    const answer = await send(entry);
    dropEntry(entry.key);
    return { kind: 'answer', answer };
  } catch (error) {
    if (isUnanswered(error)) return isKept ? { kind: 'kept', at: entry.at } : { kind: 'ending-needed-first' };
    dropEntry(entry.key);
    return refusalOf(error);
  } finally {
    awaited.delete(entry.key);
  }
};

/** The server knows a key for a day: what is older must not be sent as if it were new. */
const sendableHours = 12;

const isTooOld = ({ at }: Entry, now: Date) => now.getTime() - Date.parse(at) > sendableHours * 3_600_000;

/** Whatever came of it, the driver has left: the screen told him to ask staff if his plate is not on the board. */
const sendLater = async (entry: Entry, send: Send, now: Date): Promise<'done' | 'not-yet'> => {
  try {
    if (!isTooOld(entry, now)) await send(entry);
  } catch (error) {
    if (isUnanswered(error) || isTooMany(error)) return 'not-yet';
  }
  dropEntry(entry.key);
  return 'done';
};

/** Sends what was kept, in the order in which the trucks came, until one cannot be sent. */
export const sendPending = async (send: Send, now: () => Date): Promise<void> => {
  for (const entry of listPending()) {
    // While the others were sent it may have been answered at the screen.
    const isStillPending = listPending().some(({ key }) => key === entry.key);
    if (!isStillPending || awaited.has(entry.key)) continue;
    if ((await sendLater(entry, send, now())) === 'not-yet') return;
  }
};
