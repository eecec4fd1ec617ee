import type { BrowserContext, Page } from '@playwright/test';

type Freezable = Window & { freeze(): void; thaw(): void };

/**
 * Makes tabs that can be frozen like background tabs: no timer, message or data from the network reaches their
 * program, and they keep their locks. The browser cannot freeze a tab that a test drives.
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
