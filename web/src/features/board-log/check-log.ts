import type { LogHead } from '#contract/queue/queue-log.ts';
import { emptyLog } from '#kernel/log/queue-log-chain.ts';
import { createLogCheck, type LogCheck, type LogFault } from '#kernel/log/queue-log-check.ts';
import type { KeptHead } from './kept-heads.ts';
import type { LogEntry } from './log-calls.ts';

/** Findings beside those of the entries themselves. LINE: the trucks wait in another order than the log tells. */
export type PageFault = LogFault | 'HEAD' | 'REWRITTEN' | 'CUT' | 'LINE';
export type PageFinding = { readonly seq: number; readonly fault: PageFault };

type Page = { readonly content: readonly LogEntry[]; readonly last: boolean; readonly head: LogHead };
type Line = {
  readonly content: readonly { readonly position: number | null; readonly formattedBookingNumber: string }[];
  readonly logHead: LogHead;
};

export type CheckSources = {
  readonly sha256: (text: string) => Promise<string>;
  readonly loadPage: (page: number) => Promise<Page>;
  readonly loadLine: () => Promise<Line>;
  readonly kept: readonly KeptHead[];
  /** Heads that were seen on an earlier day; those of today came with this page and prove nothing. */
  readonly today: string;
  /** The reading begins with the log's first entry. */
  readonly isWhole: boolean;
  /** The reading goes on to the log's last entry. */
  readonly endsWithHead: boolean;
  readonly onProgress: (entries: number) => void;
};

export type CheckResult = {
  readonly entries: number;
  readonly findings: readonly PageFinding[];
  /** How many of the heads that this browser remembers from earlier days were found again. */
  readonly remembered: number;
};

const same = (one: LogHead, other: LogHead) => one.seq === other.seq && one.hash === other.hash;

/** Trucks whose arrival is in the log must wait in the order that follows from it. */
const lineFault = async (check: LogCheck, { loadLine }: CheckSources): Promise<PageFinding[]> => {
  const last = check.head();
  const { content, logHead } = await loadLine();
  // The line changed while the log was read, so the two cannot be compared.
  if (!last || logHead.seq !== last.seq) return [];
  const expected = check.replay
    .line()
    .filter(({ arrivedAt }) => arrivedAt !== null)
    .map(({ number }) => number);
  const known = new Set(expected);
  const waiting = content
    .filter(({ position, formattedBookingNumber }) => position !== null && known.has(formattedBookingNumber))
    .map(({ formattedBookingNumber }) => formattedBookingNumber);
  return waiting.join() === expected.join() ? [] : [{ seq: last.seq, fault: 'LINE' }];
};

/** What has been read to its end against what is shown as its end, and what this browser has seen. */
const endFaults = (check: LogCheck, head: LogHead, { kept, isWhole, endsWithHead }: CheckSources) => {
  const end = check.head() ?? (isWhole ? emptyLog : undefined);
  const cut = kept.filter(({ seq }) => seq > head.seq);
  const findings: PageFinding[] = cut.map(({ seq }) => ({ seq, fault: 'CUT' }));
  if (endsWithHead && end && !same(end, head)) findings.unshift({ seq: head.seq, fault: 'HEAD' });
  return findings;
};

/** Reads the log page by page and checks it here, without believing anything that the server says about it. */
export const checkLog = async (sources: CheckSources): Promise<CheckResult> => {
  const { sha256, loadPage, isWhole, endsWithHead, onProgress } = sources;
  const check = createLogCheck({ sha256, ...(isWhole && { after: emptyLog }) });
  const seen = new Map(sources.kept.map((head) => [head.seq, head]));
  const findings: PageFinding[] = [];
  let entries = 0;
  let remembered = 0;
  const read = async (entry: LogEntry) => {
    const { seq, hash } = entry;
    for (const fault of (await check.read(entry)).faults) findings.push({ seq, fault });
    const head = seen.get(seq);
    if (head && head.hash !== hash) findings.push({ seq, fault: 'REWRITTEN' });
    else if (head && head.seen < sources.today) remembered += 1;
  };
  for (let page = 0; ; page += 1) {
    const { content, last, head } = await loadPage(page);
    for (const entry of content) await read(entry);
    entries += content.length;
    onProgress(entries);
    if (!last) continue;
    findings.push(...endFaults(check, head, sources));
    if (endsWithHead) findings.push(...(await lineFault(check, sources)));
    return { entries, findings, remembered };
  }
};
