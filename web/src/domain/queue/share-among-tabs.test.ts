import { afterEach, expect, test, vi } from 'vitest';
import { shareAmongTabs, type Tabs } from './share-among-tabs.ts';

type TestTab = Tabs<string> & { readonly told: string[]; isLeading: boolean };

let tabs: TestTab[] = [];
let names = 0;

const join = (name: string): TestTab => {
  const joined = { told: [] as string[], isLeading: false } as unknown as TestTab & { isLeading: boolean };
  const shared = shareAmongTabs<string>(name, {
    lead: () => {
      joined.isLeading = true;
      return () => {
        joined.isLeading = false;
      };
    },
    onTold: (message) => joined.told.push(message),
    summary: () => 'all of it',
  });
  Object.assign(joined, shared);
  tabs.push(joined);
  return joined;
};

const leaders = () => tabs.filter(({ isLeading }) => isLeading);
const freshName = () => `tabs ${++names}`;

const oneLeads = async () => {
  await expect.poll(() => leaders().length).toBe(1);
  return leaders()[0] as TestTab;
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const tab of tabs) tab.leave();
  tabs = [];
});

test('of seven tabs one reads, and the others are told what it tells', async () => {
  const name = freshName();
  for (let count = 0; count < 7; count += 1) join(name);
  const leader = await oneLeads();
  leader.tell('news');
  const others = tabs.filter((tab) => tab !== leader);
  await expect.poll(() => others.every(({ told }) => told.includes('news'))).toBe(true);
  expect(leader.told).toEqual([]);
  expect(leaders()).toHaveLength(1);
});

test('whoever comes later is told all of it, and so is whoever asks', async () => {
  const name = freshName();
  join(name);
  await oneLeads();
  const late = join(name);
  await expect.poll(() => late.told).toEqual(['all of it']);
  late.ask();
  await expect.poll(() => late.told).toHaveLength(2);
});

test('when the tab that reads is closed, another reads', async () => {
  const name = freshName();
  const first = join(name);
  await oneLeads();
  const second = join(name);
  first.leave();
  await expect.poll(() => second.isLeading).toBe(true);
  expect(first.isLeading).toBe(false);
});

test('a tab that holds the lock and is silent for two heartbeats is replaced, a speaking one is not', async () => {
  const name = freshName();
  const lost = vi.fn();
  const frozen = navigator.locks.request(name, () => new Promise(() => {})).catch(lost);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const tab = join(name);
  const speaking = new BroadcastChannel(name);
  vi.advanceTimersByTime(9000);
  speaking.postMessage({ told: 'still here' });
  await vi.waitFor(() => expect(tab.told).toEqual(['still here']));
  vi.advanceTimersByTime(9900);
  await new Promise(setImmediate);
  expect(tab.isLeading).toBe(false);
  speaking.close();
  vi.advanceTimersByTime(2200);
  await vi.waitFor(() => expect(tab.isLeading).toBe(true));
  await frozen;
  expect(lost).toHaveBeenCalled();
});

test('a tab that was replaced stops reading and waits for its turn again', async () => {
  const name = freshName();
  const first = join(name);
  await oneLeads();
  let giveBack = () => {};
  void navigator.locks.request(name, { steal: true }, () => new Promise<void>((end) => (giveBack = end)));
  await expect.poll(() => first.isLeading).toBe(false);
  giveBack();
  await expect.poll(() => first.isLeading).toBe(true);
});

test('where tabs cannot share, each reads for itself', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const name = freshName();
  expect([join(name), join(name)].map(({ isLeading }) => isLeading)).toEqual([true, true]);
});
