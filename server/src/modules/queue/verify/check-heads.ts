import type { LogHead, PublishedHead } from '#contract/queue/queue-log.ts';
import type { LogCheck } from '#kernel/log/queue-log-check.ts';
import type { HeadsFile } from '../log/heads-file.ts';
import type { Report } from './findings.ts';

export const createHeadsCheck = ({ heads, strangeLines }: HeadsFile, check: LogCheck, report: Report) => {
  const bySeq = Map.groupBy(
    heads.filter(({ seq }) => seq > 0),
    ({ seq }) => seq,
  );
  const rewritten: PublishedHead[] = [];
  let anchor: PublishedHead | undefined;
  for (const line of strangeLines) report({ fault: 'STRANGE_LINE', about: String(line) });
  const reportLost = (fault: 'REWRITTEN' | 'CUT', head: PublishedHead) => {
    const { seq, date } = head;
    const cut = check.cutThatNames(head);
    if (cut) report({ fault: 'GIVEN_UP', seq, about: `${date} by ${cut.by}: ${cut.reason}` });
    else report({ fault, seq, about: date });
  };
  return {
    pass: ({ seq, hash }: LogHead): void => {
      for (const head of bySeq.get(seq) ?? [])
        if (head.hash === hash) anchor = head;
        else rewritten.push(head);
      bySeq.delete(seq);
    },
    /** Reports heads whose entry is missing or another; returns the newest head found in the log. */
    end: (): PublishedHead | undefined => {
      for (const head of rewritten) reportLost('REWRITTEN', head);
      for (const head of [...bySeq.values()].flat()) reportLost('CUT', head);
      return anchor;
    },
  };
};
