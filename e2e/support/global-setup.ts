import { capture } from '../../scripts/lib/run-process.ts';
import { startProduct } from '../../scripts/lib/start-product.ts';

/**
 * One built product with demo data serves all journeys; workers find it by this variable. Set beforehand, it
 * names a server that runs already.
 */
/** All journeys come from one address, and none is to pay for the others. Limits have a product of their own. */
const plenty = 1_000_000;
const limits = { registrationsPerAddress: plenty, failuresPerAddress: plenty };

const globalSetup = async () => {
  if (process.env.OKTET_E2E_URL) return;
  const build = await capture(process.execPath, ['scripts/build.ts']);
  if (build.code !== 0) throw new Error(build.output);
  const product = await startProduct('e2e-server', { LIMITS: JSON.stringify(limits) });
  process.env.OKTET_E2E_URL = product.url;
  return product.stop;
};

export default globalSetup;
