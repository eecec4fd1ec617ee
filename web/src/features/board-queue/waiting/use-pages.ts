import { startTransition, useState } from 'react';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { readStored, writeStored } from '../../../lib/local-store.ts';
import { pageSizes } from '../../../ui/table/page-sizes.ts';

const storeKey = 'oktet.queue-rows';

const storedSize = () => pageSizes.find((size) => String(size) === readStored(storeKey)) ?? pageSizes[0];

export type Pages = {
  readonly rows: readonly AdminQueueRow[];
  /** From 0. */
  readonly page: number;
  readonly last: number;
  readonly size: number;
  readonly total: number;
  readonly turnTo: (page: number) => void;
  readonly resize: (size: number) => void;
  /** Turns to the page on which a truck stands. */
  readonly turnToTruck: (id: string) => void;
};

/** The part of the line that is shown. It gets shorter by itself, so the page asked for may be gone. */
export const usePages = (waiting: readonly AdminQueueRow[]): Pages => {
  const [wanted, setWanted] = useState(0);
  const [size, setSize] = useState<number>(storedSize);
  const last = Math.max(0, Math.ceil(waiting.length / size) - 1);
  const page = Math.min(wanted, last);
  return {
    rows: waiting.slice(page * size, (page + 1) * size),
    page,
    last,
    size,
    total: waiting.length,
    // A hundred rows take a moment on a slow machine: the press is answered first.
    turnTo: (next) => startTransition(() => setWanted(next)),
    resize: (next) => {
      writeStored(storeKey, String(next));
      startTransition(() => {
        setSize(next);
        setWanted(Math.floor((page * size) / next));
      });
    },
    turnToTruck: (id) => {
      const place = waiting.findIndex((row) => row.id === id);
      if (place >= 0) setWanted(Math.floor(place / size));
    },
  };
};
