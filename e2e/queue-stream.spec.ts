import { type BrowserContext, expect, type Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { countStreams } from './support/count-streams.ts';
import { freeze, makeFreezable, thaw } from './support/freezable-tabs.ts';
import { long } from './support/languages.ts';
import { arrive, emptyLine } from './support/line.ts';
import { testOnOwnProduct } from './support/own-product.ts';

/** A browser opens six connections to a host, and a stream takes one for as long as it lasts. */
const tabCount = 7;

type Hall = {
  readonly tabs: Page[];
  readonly streams: Awaited<ReturnType<typeof countStreams>>;
  /** The tab that asked for a stream last. */
  reader(): Page | undefined;
};

const openTabs = async (context: BrowserContext, count: number, onReader: (tab: Page) => void) => {
  const tabs: Page[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const tab = await context.newPage();
    tab.on('request', (request) => request.url().includes('/queue/stream') && onReader(tab));
    if (opened === 0) await signIn(tab, 'board');
    await tab.goto('/board');
    tabs.push(tab);
  }
  return tabs;
};

// Trucks of other journeys would stand in the same line.
const test = testOnOwnProduct('e2e-stream-server').extend<{ hall: Hall }>({
  hall: async ({ browser, product, request }, use) => {
    await emptyLine(request);
    const streams = await countStreams(product.url);
    const context = await browser.newContext({ baseURL: streams.url });
    await context.clock.install();
    await makeFreezable(context);
    let reader: Page | undefined;
    const tabs = await openTabs(context, tabCount, (tab) => {
      reader = tab;
    });
    await use({ tabs, streams, reader: () => reader });
    await context.close();
    streams.remove();
  },
});

const shows = async (tabs: readonly Page[], plate: string) => {
  for (const tab of tabs) await expect(tab.getByRole('img', { name: plate })).toBeVisible();
};

test('Seven tabs follow the line over one stream, whoever of them reads', long, async ({ hall, request }) => {
  await test.step('Seven tabs follow the line over one stream', async () => {
    for (let arrivals = 0; arrivals < 2; arrivals += 1) {
      const { vehicleRegistrationPlate } = await arrive(request);
      await shows(hall.tabs, vehicleRegistrationPlate);
    }
    await expect.poll(hall.streams.open).toBe(1);
  });

  await test.step('A frozen tab that read for the others is replaced, and follows with them when it wakes', async () => {
    const frozen = hall.reader() as Page;
    const others = hall.tabs.filter((tab) => tab !== frozen);
    await freeze(frozen);
    const { vehicleRegistrationPlate } = await arrive(request);
    // After two heartbeats without a message, the tab that has waited long enough first takes over.
    const { clock } = frozen.context();
    await clock.fastForward(9500);
    const waitOn = async () => {
      await clock.runFor(500);
      return hall.reader() !== frozen;
    };
    await expect.poll(waitOn, { intervals: [50] }).toBe(true);
    await shows(others, vehicleRegistrationPlate);
    await expect(frozen.getByRole('img', { name: vehicleRegistrationPlate })).toHaveCount(0);
    await thaw(frozen);
    await shows([frozen], vehicleRegistrationPlate);
    await expect.poll(hall.streams.open).toBe(1);
    expect(hall.reader()).not.toBe(frozen);
  });

  await test.step('When the tab that reads for the others is closed, another one reads', async () => {
    const closed = hall.reader() as Page;
    await closed.close();
    await expect.poll(() => hall.reader() !== closed && hall.streams.open()).toBe(1);
    const { vehicleRegistrationPlate } = await arrive(request);
    await shows(
      hall.tabs.filter((tab) => tab !== closed),
      vehicleRegistrationPlate,
    );
  });
});
