import type { Page } from '@playwright/test';

/** Bytes of the page's heap, compiled code among them, after everything unused was collected. */
export const wholeHeap = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
};
