import { runPreparation, type Tools } from '../sides/preparation.ts';

// What prepare.ts is for later commits: the same over the set-up of the commit in the current folder.
const tools = await Promise.all(
  ['bookings/stage.ts', 'support/bench-app.ts', 'support/drivers.ts', 'support/past-bookings.ts'].map(
    (file) => import(`${process.cwd()}/bench/${file}`),
  ),
);
await runPreparation(Object.assign({}, ...tools) as Tools);
