import type { BrowserContext, Page } from '@playwright/test';

type Freezable = Window & { freeze(): void; thaw(): void };

/**
 * Tabs that can be frozen as browsers freeze those that nobody looks at: nothing reaches their program any more, neither
 * timers nor what comes over the network or from other tabs, and locks stay theirs. A tab that is driven by a test
 * cannot be frozen by the browser itself.
 */
export const makeFreezable = (context: BrowserContext) =>
  context.addInitScript(() => {
    let thawed = Promise.resolve();
    let thaw = () => {};
    const freeze = () => {
      thawed = new Promise((resolve) => {
        thaw = resolve;
      });
    };
    Object.assign(window, { freeze, thaw: () => thaw() });

    const { read } = ReadableStreamDefaultReader.prototype;
    ReadableStreamDefaultReader.prototype.read = async function () {
      const piece = await read.call(this);
      await thawed;
      return piece;
    };
    const { request } = LockManager.prototype;
    LockManager.prototype.request = async function (...asked: unknown[]) {
      return Reflect.apply(request, this, asked).finally(() => thawed);
    };
    const { set } = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'onmessage') ?? {};
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {
      set(listen: (event: MessageEvent) => void) {
        set?.call(this, (event: MessageEvent) => void thawed.then(() => listen(event)));
      },
    });
    const { setTimeout, setInterval } = window;
    const whenThawed = (act: () => void) => () => void thawed.then(act);
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => setTimeout(whenThawed(act), ms),
      setInterval: (act: () => void, ms?: number) => setInterval(whenThawed(act), ms),
    });
  });

export const freeze = (tab: Page) => tab.evaluate(() => (window as unknown as Freezable).freeze());
export const thaw = (tab: Page) => tab.evaluate(() => (window as unknown as Freezable).thaw());
