import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../../tools/lib/run-process.ts';
import { startProduct } from '../../tools/lib/start-product.ts';

/** All journeys come from one address, and none is to pay for the others. Limits have a product of their own. */
const plenty = 1_000_000;
const limits = { registrationsPerAddress: plenty, failuresPerAddress: plenty, sessionsPerAccount: plenty };

/** What a first start leaves behind: journeys with a product of their own begin with a copy. */
const makeTemplate = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oktet-template-'));
  await (await startProduct('e2e-template', { PRODUCT_FOLDER: folder })).stop();
  return folder;
};

/**
 * One built product with demo data serves all journeys; workers find it by this variable. Set beforehand, it
 * names a server that runs already.
 */
const globalSetup = async () => {
  if (process.env.OKTET_E2E_URL) return;
  const build = await capture(process.execPath, ['tools/build.ts']);
  if (build.code !== 0) throw new Error(build.output);
  const [product, template] = await Promise.all([
    startProduct('e2e-server', { LIMITS: JSON.stringify(limits) }),
    makeTemplate(),
  ]);
  process.env.OKTET_E2E_URL = product.url;
  process.env.PRODUCT_TEMPLATE = template;
  return async () => {
    await product.stop();
    await rm(template, { recursive: true, force: true });
  };
};

export default globalSetup;
