import { readFile } from 'node:fs/promises';
import { satisfies } from 'semver';
import { z } from 'zod';
import { type LockFile, nameOf, readLockFile } from './lock-file.ts';
import { inRoot } from './paths.ts';

export const advisoriesFile = inRoot('security/advisories.json');

const advisory = z.strictObject({
  id: z.string().regex(/^(GHSA(-[\da-z]{4}){3}|CVE-\d{4}-\d{4,})$/),
  aliases: z.array(z.string()).optional(),
  package: z.string(),
  /** The affected versions as a range of npm. */
  vulnerable: z.string().min(1),
  fixed: z.string().optional(),
  summary: z.string(),
  /** Why the product is not at risk, and until when a version without the fault must be installed. */
  accepted: z.strictObject({ until: z.iso.date(), because: z.string().min(40) }).optional(),
});
export type Advisory = z.infer<typeof advisory>;

export const readAdvisories = async (): Promise<Advisory[]> =>
  z.array(advisory).parse(JSON.parse(await readFile(advisoriesFile, 'utf8')));

export type Finding = { readonly place: string; readonly version: string; readonly advisory: Advisory };

/** Finds every package of the lock file, tools included, whose version an advisory calls vulnerable. */
export const findVulnerable = ({ packages }: LockFile, advisories: readonly Advisory[]): Finding[] =>
  Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .flatMap(([place, { version = '' }]) =>
      advisories
        .filter((one) => one.package === nameOf(place))
        .filter((one) => satisfies(version, one.vulnerable, { includePrerelease: true }))
        .map((one) => ({ place, version, advisory: one })),
    );

export const describeFinding = ({ place, version, advisory: { id, summary, fixed } }: Finding) =>
  `${place} ${version}: ${id}, ${summary}${fixed ? `; mended in ${fixed}` : ''}`;

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

export const checkAdvisories = async () => {
  const advisories = await readAdvisories();
  const findings = findVulnerable(await readLockFile(), advisories);
  const accepted = findings.filter(({ advisory }) => advisory.accepted);
  return {
    problems: findings.filter(({ advisory }) => !advisory.accepted).map(describeFinding),
    note: `${advisories.length} known, ${accepted.length} accepted for a time`,
  };
};
