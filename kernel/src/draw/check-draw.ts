import { canonicalJson } from '../log/canonical-json.ts';
import { hashedText } from '../log/queue-log-chain.ts';
import type { DrawEntry, QueueLogEntry } from '../log/queue-log-entry.ts';
import { roundAfter, sha256Hex } from './draw-key.ts';
import { type DrawnRow, type DrawResult, drawPlaces } from './draw-places.ts';
import { type FrozenDraw, isBeaconChain, readFrozen } from './frozen-draw.ts';
import { verifyRound } from './verify-round.ts';

/**
 * LOG: an entry is missing, repeated, out of order or does not match its hash. FROZEN: the file is not canonical
 * or of another day. ROOT: the file's hash is not the logged one. CHAIN: the source is not the one named at the
 * opening. ROUND: the round does not follow from the moment of the freeze. SIGNATURE: the signature is not the
 * round's. RESULT: the result is not the logged one. LIST: the list shown is not the result.
 */
export const drawFaults = ['LOG', 'FROZEN', 'ROOT', 'CHAIN', 'ROUND', 'SIGNATURE', 'RESULT', 'LIST'] as const;
export type DrawFault = (typeof drawFaults)[number];

export type ShownRow = {
  readonly rank: number;
  readonly ref: string;
  readonly met?: number | undefined;
  readonly start?: string | undefined;
};

type PublishedDraw = {
  readonly date: string;
  readonly frozen: Uint8Array;
  /** Undefined: the draw has not been done yet, so only the frozen list is compared with the log. */
  readonly signature: string | undefined;
  readonly log: readonly QueueLogEntry[];
  readonly list?: readonly ShownRow[];
};

type Checked = { readonly faults: readonly DrawFault[]; readonly result?: DrawResult | undefined };

type Steps = { readonly opened: DrawEntry; readonly frozen: DrawEntry; readonly done: DrawEntry | undefined };

const stepsOf = ({ date, log, signature }: PublishedDraw): Steps | undefined => {
  const only = (type: DrawEntry['type']) => {
    const found = log.filter(
      (entry): entry is DrawEntry => entry.type === type && 'facts' in entry && entry.facts.date === date,
    );
    return found.length === 1 ? found[0] : undefined;
  };
  const [opened, frozen, done] = [only('DRAW_OPENED'), only('DRAW_FROZEN'), only('DRAW_DONE')];
  if (!opened || !frozen || opened.seq >= frozen.seq) return undefined;
  if (signature !== undefined && (!done || frozen.seq >= done.seq)) return undefined;
  const isWhole = [opened, frozen, ...(done ? [done] : [])].every(
    (entry) => sha256Hex(hashedText(entry)) === entry.hash,
  );
  return isWhole ? { opened, frozen, done } : undefined;
};

const secondsOf = (instant: unknown) => Date.parse(String(instant)) / 1000;

const isRightRound = ({ chain, round }: FrozenDraw, { opened, frozen }: Steps): boolean => {
  if (!isBeaconChain(chain)) return round === null && frozen.facts.round === null;
  const right = roundAfter(chain, secondsOf(opened.facts.closesAt), secondsOf(frozen.facts.frozenAt));
  return round === right && frozen.facts.round === right;
};

const isShown = (rows: readonly DrawnRow[], list: readonly ShownRow[]): boolean =>
  canonicalJson(rows) ===
  canonicalJson(
    list.map(({ rank, ref, met, start }) => ({ rank, ref, met: met ?? null, start: start ?? null })),
  );

/** Checks all that can be checked without knowing when the log's head was published. */
export const checkDraw = (published: PublishedDraw): Checked => {
  const steps = stepsOf(published);
  if (!steps) return { faults: ['LOG'] };
  const frozen = readFrozen(published.frozen);
  if (frozen?.date !== published.date) return { faults: ['FROZEN'] };
  const { signature, list } = published;
  const isDrawn = signature !== undefined;
  const result = isDrawn ? drawPlaces(published.frozen, signature) : undefined;
  const isRight: Readonly<Record<Exclude<DrawFault, 'LOG' | 'FROZEN'>, boolean>> = {
    ROOT: steps.frozen.facts.root === sha256Hex(published.frozen),
    CHAIN: canonicalJson(steps.opened.facts.chain ?? null) === canonicalJson(frozen.chain),
    ROUND: isRightRound(frozen, steps),
    SIGNATURE:
      !isDrawn ||
      (steps.done?.facts.signature === signature && verifyRound(frozen.chain, frozen.round, signature)),
    RESULT: !isDrawn || steps.done?.facts.result === result?.hash,
    LIST: !isDrawn || list === undefined || (result !== undefined && isShown(result.rows, list)),
  };
  return { faults: drawFaults.filter((fault) => fault in isRight && !isRight[fault as 'ROOT']), result };
};
