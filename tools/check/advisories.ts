import { describeFinding, findVulnerable, readAdvisories } from '../lib/advisories.ts';
import { readLockFile } from '../lib/lock-file.ts';

/** Compares the lock file with the advisories in the repository, which `npm run advisories` renews. */
export const checkAdvisories = async () => {
  const advisories = await readAdvisories();
  const findings = findVulnerable(await readLockFile(), advisories);
  const accepted = findings.filter(({ advisory }) => advisory.accepted);
  return {
    problems: findings.filter(({ advisory }) => !advisory.accepted).map(describeFinding),
    note: `${advisories.length} known, ${accepted.length} accepted for a time`,
  };
};
