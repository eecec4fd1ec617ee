// Renews security/advisories.json with what `npm audit` says of the lock file. Needs a network.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import {
  advisoriesFile,
  auditReport,
  describeFinding,
  findVulnerable,
  mergeAudit,
  readAdvisories,
} from './lib/advisories.ts';
import { readLockFile } from './lib/lock-file.ts';
import { root } from './lib/paths.ts';

/** The exit code is ignored, because npm also ends with 1 when it has found something. */
const audit = () =>
  new Promise<string>((resolve) => {
    const args = ['audit', '--json', '--package-lock-only', '--loglevel=silent'];
    execFile('npm', args, { cwd: root, timeout: 60_000, maxBuffer: 50_000_000 }, (_, output) =>
      resolve(output),
    );
  });

const reportOf = (output: string) => {
  try {
    return auditReport.safeParse(JSON.parse(output)).data;
  } catch {
    return undefined;
  }
};

const report = reportOf(await audit());
if (!report) {
  console.error('No advisories could be had: npm audit needs a network and a registry that answers it.');
  console.error('security/advisories.json was left as it is.');
  process.exit(1);
}
const known = await readAdvisories();
const merged = mergeAudit(known, report);
await writeFile(advisoriesFile, `${JSON.stringify(merged, null, 2)}\n`);
console.log(`security/advisories.json: ${merged.length} advisories, ${merged.length - known.length} new`);
const today = new Date().toISOString().slice(0, 10);
const open = findVulnerable(await readLockFile(), merged).filter(
  ({ advisory: { accepted } }) => !accepted || accepted.until < today,
);
for (const finding of open) console.log(`  ${describeFinding(finding)}`);
process.exitCode = open.length > 0 ? 1 : 0;
