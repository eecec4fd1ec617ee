import { runPreparation, type Tools } from '../sides/preparation.ts';

// Counterpart of prepare.ts for commits that lack it: uses the bench tools of the commit in the current
// folder.
const tools = await Promise.all(
  ['bookings/stage.ts', 'support/bench-app.ts', 'support/drivers.ts', 'support/past-bookings.ts'].map(
    (file) => import(`${process.cwd()}/bench/${file}`),
  ),
);
await runPreparation(Object.assign({}, ...tools) as Tools);
