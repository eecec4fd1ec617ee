import { expectGuarded, rows } from './support/guards/guard-table.ts';
import { testOnOwnProduct } from './support/own-product.ts';

/** This file changes the line, the gates and closures, so it has a product of its own. */
const test = testOnOwnProduct('console-guards-table');

for (const row of rows)
  test(`${row.act} against ${row.codes.join(', ')}: asked in words, left undone, done when acknowledged`, ({
    page,
  }) => expectGuarded(page, row));
