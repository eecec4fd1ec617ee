import { freePort } from '../../server/src/platform/db/embedded/free-port.ts';
import { type Product, startProduct } from '../../tools/lib/start-product.ts';
import { forgetOperators } from './bookings.ts';
import { test } from './test.ts';

/** Of all products that a worker starts, one after the other: what its browser has fetched and compiled serves the next. */
let port = 0;

const startOnSamePort = async (name: string, env: NodeJS.ProcessEnv) => {
  port = await freePort(port);
  forgetOperators();
  return startProduct(name, { ...env, PORT: String(port) });
};

/**
 * For journeys that change what is everybody's in an installation: those of a file have one to themselves, one at a time.
 * It comes and goes with the file, while the worker and its browser stay: were it a fixture of the worker, Playwright
 * would begin another worker for each.
 */
export const testOnOwnProduct = (name: string, env: NodeJS.ProcessEnv = {}) => {
  let running: Product | undefined;
  const own = test.extend<{ product: Product }>({
    product: [
      async ({ browserName: _ }, use) => {
        running ??= await startOnSamePort(name, env);
        await use(running);
      },
      { timeout: 90_000 },
    ],
    baseURL: ({ product }, use) => use(product.url),
  });
  // One after the other in one worker; unlike 'serial', those after one that fails still run, on a product of their own.
  own.describe.configure({ mode: 'default' });
  own.afterAll(async ({ product }) => {
    await product.stop();
    running = undefined;
  });
  return own;
};
