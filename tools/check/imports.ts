import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';
import { root } from '../lib/paths.ts';

const everything = ['kernel', 'contract', 'server', 'web/src', 'tools', 'e2e', 'bench', 'vite.config.ts'];

/** Tests set `baseDir` and `folders` to prove that the check can fail. */
export const checkImports = async (baseDir = root, folders = everything) => {
  const { options, forbidden = [] } = configuration;
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(present, { ...options, baseDir, validate: true, ruleSet: { forbidden } });
  const { summary } = output as ICruiseResult;
  const problems = summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
    const reason = forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
    return `${rule.name}: ${path}\n  ${reason}`;
  });
  // An unsupported compiler finds no modules, which would pass unnoticed.
  if (summary.totalCruised === 0) problems.push('no module was looked at');
  return { problems, note: `${summary.totalCruised} modules` };
};
