import { playDay } from './support/console-day/play-day.ts';
import { testOnOwnProduct } from './support/own-product.ts';

/** The journey moves the clock, calls trucks and closes the checkpoint. */
const test = testOnOwnProduct('console-day');

test('A whole day is run by keyboard alone, and the driver and the hall see each effect', async ({
  page,
  browser,
  product,
}) => {
  // The journey has many scenes, which take long on a busy machine.
  test.setTimeout(360_000);
  await playDay({ page, browser, product }, 'RU');
});
