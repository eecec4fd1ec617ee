import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../../tools/lib/run-process.ts';
import { startProduct } from '../../tools/lib/start-product.ts';

/** All journeys come from one address, so limits must not stop them. Tests of limits have their own product. */
const plenty = 1_000_000;
const limits = { registrationsPerAddress: plenty, failuresPerAddress: plenty, sessionsPerAccount: plenty };

/** Makes the data of a first start, which products of single files copy to start faster. */
const makeTemplate = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oktet-template-'));
  await (await startProduct('e2e-template', { PRODUCT_FOLDER: folder })).stop();
  return folder;
};

/**
 * Starts one product with demo data for all journeys and passes its address to the workers by OKTET_E2E_URL. If that
 * is set already, the server there is used.
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
