import { type Product, startProduct } from '../../scripts/lib/start-product.ts';
import { test } from './test.ts';

/** For journeys that change what is everybody's in an installation: they have one to themselves, one at a time. */
export const testOnOwnProduct = (name: string, env: NodeJS.ProcessEnv = {}) => {
  const own = test.extend<object, { product: Product }>({
    product: [
      async ({ browserName: _ }, use) => {
        const product = await startProduct(name, env);
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: ({ product }, use) => use(product.url),
  });
  own.describe.configure({ mode: 'serial' });
  return own;
};
