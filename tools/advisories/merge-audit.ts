import { z } from 'zod';
import type { Advisory } from '../lib/advisories.ts';

/** The output of `npm audit --json`. A string in `via` names the package that brings the fault. */
export const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({ name: z.string(), title: z.string(), url: z.string(), range: z.string() }),
        ]),
      ),
    }),
  ),
});

/** Adds what an audit found. Known advisories keep their words and acceptance, even if nothing is affected any more. */
export const mergeAudit = (known: readonly Advisory[], report: z.infer<typeof auditReport>): Advisory[] => {
  const keyOf = ({ package: name, id }: Pick<Advisory, 'package' | 'id'>) => `${name} ${id}`;
  const merged = new Map(known.map((one) => [keyOf(one), one]));
  for (const { via } of Object.values(report.vulnerabilities))
    for (const fault of via) {
      if (typeof fault === 'string') continue;
      const id = fault.url.slice(fault.url.lastIndexOf('/') + 1);
      const found: Advisory = { id, package: fault.name, vulnerable: fault.range, summary: fault.title };
      const before = merged.get(keyOf(found));
      merged.set(keyOf(found), before ? { ...before, vulnerable: fault.range } : found);
    }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
};
