import { startTransition, useState } from 'react';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { readStored, writeStored } from '../../../lib/local-store.ts';
import { pageSizes } from '../../../ui/table/address-values.ts';

const storeKey = 'oktet.queue-rows';

const storedSize = () => pageSizes.find((size) => String(size) === readStored(storeKey)) ?? pageSizes[0];

/** The queue shrinks by itself, so the page is clamped. */
export const usePages = (waiting: readonly AdminQueueRow[]) => {
  const [requestedPage, setRequestedPage] = useState(0);
  const [size, setSize] = useState<number>(storedSize);
  const last = Math.max(0, Math.ceil(waiting.length / size) - 1);
  const page = Math.min(requestedPage, last);
  return {
    rows: waiting.slice(page * size, (page + 1) * size),
    /** Zero-based. */
    page,
    last,
    size,
    total: waiting.length,
    // A transition: rendering a hundred rows must not delay the response to the press.
    turnTo: (next: number) => startTransition(() => setRequestedPage(next)),
    resize: (next: number) => {
      writeStored(storeKey, String(next));
      startTransition(() => {
        setSize(next);
        setRequestedPage(Math.floor((page * size) / next));
      });
    },
    turnToTruck: (id: string) => {
      const place = waiting.findIndex((row) => row.id === id);
      if (place >= 0) setRequestedPage(Math.floor(place / size));
    },
  };
};

export type Pages = ReturnType<typeof usePages>;
