import { type UIEvent, useState } from 'react';
import type { AdminQueueRow } from '#contract/queue/queue.ts';

/** So few rows are quickly drawn again with every act. More come while one scrolls. */
const step = 40;
const nearEndPx = 400;

export const useShownRows = (waiting: readonly AdminQueueRow[]) => {
  const [count, setCount] = useState(step);
  return {
    rows: waiting.slice(0, count),
    onScroll: ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
      if (count < waiting.length && scrollHeight - scrollTop - clientHeight < nearEndPx)
        setCount(count + step);
    },
    reach: (id: string) => {
      const place = waiting.findIndex((row) => row.id === id);
      if (place >= count) setCount(place + step);
    },
  };
};

export type ShownRows = ReturnType<typeof useShownRows>;
