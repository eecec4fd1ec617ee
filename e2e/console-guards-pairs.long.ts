import { expectGuarded, pairs } from './support/guards/guard-table.ts';
import { testOnOwnProduct } from './support/own-product.ts';

/** Its line, its gates and its closures are this file's alone. */
const test = testOnOwnProduct('console-guards-pairs');

for (const pair of pairs)
  test(`${pair.act} against ${pair.codes.join()} alone`, ({ page }) => expectGuarded(page, pair));
