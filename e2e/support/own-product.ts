import { freePort } from '../../server/src/platform/db/embedded/free-port.ts';
import { type Product, startProduct } from '../../tools/lib/start-product.ts';
import { forgetOperators } from './bookings.ts';
import { test } from './test.ts';

/** All products of a worker use one port in turn, so that the browser's cache for the address serves each of them. */
let port = 0;

const startOnSamePort = async (name: string, env: NodeJS.ProcessEnv) => {
  port = await freePort(port);
  forgetOperators();
  return startProduct(name, { ...env, PORT: String(port) });
};

/**
 * Gives the journeys of one file a product of their own, because they change what concerns a whole installation. The
 * product ends with the file. As a worker fixture it would make Playwright start another worker and browser for each
 * file.
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
  // Runs the tests of a file one after the other. After a failure the next ones go on with a new product.
  own.describe.configure({ mode: 'default' });
  own.afterAll(async ({ product }) => {
    await product.stop();
    running = undefined;
  });
  return own;
};
