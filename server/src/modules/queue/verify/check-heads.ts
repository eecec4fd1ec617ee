import type { LogHead } from '#contract/queue/queue-log.ts';
import type { HeadsFile, PublishedHead } from '../log/heads-file.ts';
import type { Report } from './findings.ts';

/** Compares entries, as they are read, with what left the database. */
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
    /** What was never passed is not there. Returns the newest head that the log still has. */
    end: (): PublishedHead | undefined => {
      for (const head of [...bySeq.values()].flat())
        report({ fault: 'CUT', seq: head.seq, about: head.date });
      return anchor;
    },
  };
};
