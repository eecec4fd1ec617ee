import { expectGuarded, rows } from './support/guards/guard-table.ts';
import { testOnOwnProduct } from './support/own-product.ts';

/** Its line, its gates and its closures are this file's alone. */
const test = testOnOwnProduct('console-guards-table');

for (const row of rows)
  test(`${row.act} against ${row.codes.join(', ')}: asked in words, left undone, done when acknowledged`, ({
    page,
  }) => expectGuarded(page, row));
