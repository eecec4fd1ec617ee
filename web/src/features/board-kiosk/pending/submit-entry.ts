import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { isPassText } from '#kernel/passes/signed-pass.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readStoredList, writeStored } from '../../../lib/local-store.ts';

/** A check-in as entered. The idempotency key makes retries safe. */
export type Entry = {
  readonly key: string;
  readonly text: string;
  readonly phoneEnding?: string;
  readonly at: string;
};

const storageKey = 'oktet.kiosk.pending';

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'key' in value && 'text' in value && 'at' in value;

export const listPending = (): readonly Entry[] => readStoredList(storageKey, isEntry);

const write = (entries: readonly Entry[]) => writeStored(storageKey, JSON.stringify(entries));

/** Stored before it is first sent, so that it survives a crash or reload. */
export const keepEntry = (entry: Entry) => write([...listPending(), entry]);

export const dropEntry = (key: string) => write(listPending().filter((entry) => entry.key !== key));

export type SubmitResult =
  | { readonly kind: 'answer'; readonly answer: CheckInAnswer }
  /** The server was not reached. The entry is sent again in the background. */
  | { readonly kind: 'kept'; readonly at: string }
  /** The server was not reached. Nothing is stored, because it would refuse an entry without the phone's ending. */
  | { readonly kind: 'ending-needed-first' }
  | { readonly kind: 'refused'; readonly reason: 'too-many'; readonly retryAfterSeconds: number }
  | { readonly kind: 'refused'; readonly reason: 'failed' };

export type Send = (entry: Entry) => Promise<CheckInAnswer>;

/** The server was not reached, or its response was lost: the same key is sent again. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 401 || error.status === 403;

const isTooMany = (error: unknown) => error instanceof ApiError && error.status === 429;

const refusalOf = (error: unknown): SubmitResult =>
  error instanceof ApiError && isTooMany(error)
    ? { kind: 'refused', reason: 'too-many', retryAfterSeconds: error.retryAfterSeconds ?? 60 }
    : { kind: 'refused', reason: 'failed' };

/** A kiosk never accepts a plate or number without proof of ownership, so such an entry is not sent again. */
const canArrive = ({ text, phoneEnding }: Entry) => phoneEnding !== undefined || isPassText(text);

/** Keys of entries whose driver waits at the screen, which are not sent in the background meanwhile. */
const awaited = new Set<string>();

export const submitEntry = async (entry: Entry, send: Send): Promise<SubmitResult> => {
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

/** Older entries would count as new ones, because the server keeps idempotency keys for a day. */
const sendableHours = 12;

const isTooOld = ({ at }: Entry, now: Date) => now.getTime() - Date.parse(at) > sendableHours * 3_600_000;

/** Accepts any final response. The driver has left, and was told to ask staff if the display does not show him. */
const sendLater = async (entry: Entry, send: Send, now: Date): Promise<'done' | 'not-yet'> => {
  try {
    if (!isTooOld(entry, now)) await send(entry);
  } catch (error) {
    if (isUnanswered(error) || isTooMany(error)) return 'not-yet';
  }
  dropEntry(entry.key);
  return 'done';
};

/** Sends stored entries in order of arrival and stops at the first that fails. */
export const sendPending = async (send: Send, now: () => Date): Promise<void> => {
  for (const entry of listPending()) {
    // The entry may have been answered at the screen meanwhile.
    const isStillPending = listPending().some(({ key }) => key === entry.key);
    if (!isStillPending || awaited.has(entry.key)) continue;
    if ((await sendLater(entry, send, now())) === 'not-yet') return;
  }
};
