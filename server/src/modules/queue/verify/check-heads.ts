import type { LogHead } from '#contract/queue/queue-log.ts';
import type { HeadsFile, PublishedHead } from '../log/heads-file.ts';
import type { Report } from './findings.ts';

export const createHeadsCheck = ({ heads, strangeLines }: HeadsFile, report: Report) => {
  const bySeq = Map.groupBy(
    heads.filter(({ seq }) => seq > 0),
    ({ seq }) => seq,
  );
  let anchor: PublishedHead | undefined;
  for (const line of strangeLines) report({ fault: 'STRANGE_LINE', about: String(line) });
  return {
    pass: ({ seq, hash }: LogHead): void => {
      for (const head of bySeq.get(seq) ?? [])
        if (head.hash === hash) anchor = head;
        else report({ fault: 'REWRITTEN', seq, about: head.date });
      bySeq.delete(seq);
    },
    /** Reports heads whose entry is missing; returns the newest head found in the log. */
    end: (): PublishedHead | undefined => {
      for (const head of [...bySeq.values()].flat())
        report({ fault: 'CUT', seq: head.seq, about: head.date });
      return anchor;
    },
  };
};
