import { playDay } from './support/console-day/play-day.ts';
import { testOnOwnProduct } from './support/own-product.ts';

/** The journey moves the clock, calls trucks and closes the checkpoint. */
const test = testOnOwnProduct('console-day-cn');

test('A whole day is run in Chinese by keyboard alone, and the driver and the hall see each effect', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(360_000);
  await playDay({ page, browser, product }, 'CN');
});
