import { arrivalTimes, type Pause } from '../line/arrival-times.ts';
import type { PassClaims, PassFault } from './signed-pass.ts';

/**
 * What an operator's phone says of a pass whose signature is right. HERE: the truck has arrived. CHANGED: the
 * booking has a newer pass, or has ended. MADE_AFTER: the pass is newer than the list, so only the server knows
 * it.
 */
export const scanVerdicts = ['ON_TIME', 'EARLY', 'LATE', 'HERE', 'MADE_AFTER', 'CHANGED'] as const;
export type ScanVerdict = (typeof scanVerdicts)[number] | PassFault;

/** Times are epoch milliseconds. */
export type ScanList = {
  readonly listedAt: number;
  readonly from: number;
  readonly to: number;
  readonly rules: {
    readonly slotMinutes: number;
    readonly arrivalEarlyMinutes: number;
    readonly arrivalLateMinutes: number;
    readonly noShowGraceMinutes: number;
  };
  readonly pauses: readonly Pause[];
  readonly passes: ReadonlyMap<string, { readonly v: number; readonly here: boolean }>;
};

/**
 * A pass made up to this long before the list was read may be missing in it, because its booking was still being
 * written.
 */
const writingMs = 60_000;

export type ScanTimes = { readonly from: number; readonly onTimeUntil: number };

/** Judges like the server, except that a pass renewed after its slot began gets some more minutes. */
export const timesOfPass = ({ slot, iat }: PassClaims, { rules, pauses }: ScanList): ScanTimes =>
  arrivalTimes(
    { start: slot * 1000, end: (slot + rules.slotMinutes * 60) * 1000, placedAt: iat * 1000 },
    rules,
    pauses,
  );

const isKnownTo = ({ from, to }: ScanList, { slot }: PassClaims) => from <= slot * 1000 && slot * 1000 < to;

const judgeByList = (claims: PassClaims, list: ScanList): ScanVerdict | undefined => {
  const listed = list.passes.get(claims.number);
  if (listed && listed.v > claims.v) return 'CHANGED';
  if (listed?.v === claims.v) return listed.here ? 'HERE' : undefined;
  const isNewer = claims.iat * 1000 > list.listedAt - writingMs;
  if (listed || isNewer) return 'MADE_AFTER';
  return isKnownTo(list, claims) ? 'CHANGED' : undefined;
};

export const judgeScan = (claims: PassClaims, list: ScanList, now: number): ScanVerdict => {
  const byList = judgeByList(claims, list);
  if (byList) return byList;
  const { from, onTimeUntil } = timesOfPass(claims, list);
  if (now < from) return 'EARLY';
  return now <= onTimeUntil ? 'ON_TIME' : 'LATE';
};
