import { expectGuarded, pairs } from './support/guards/guard-table.ts';
import { testOnOwnProduct } from './support/own-product.ts';

/** This file changes the line, the gates and closures, so it has a product of its own. */
const test = testOnOwnProduct('console-guards-pairs');

for (const pair of pairs)
  test(`${pair.act} against ${pair.codes.join()} alone`, ({ page }) => expectGuarded(page, pair));
