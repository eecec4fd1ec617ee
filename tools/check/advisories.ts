import { describeFinding, findVulnerable, readAdvisories } from '../lib/advisories.ts';
import { readLockFile } from '../lib/lock-file.ts';

export const checkAdvisories = async () => {
  const advisories = await readAdvisories();
  const findings = findVulnerable(await readLockFile(), advisories);
  const accepted = findings.filter(({ advisory }) => advisory.accepted);
  return {
    problems: findings.filter(({ advisory }) => !advisory.accepted).map(describeFinding),
    note: `${advisories.length} known, ${accepted.length} accepted for a time`,
  };
};
