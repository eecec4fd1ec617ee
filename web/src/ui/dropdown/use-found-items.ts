import { useEffect, useRef, useState } from 'react';
import type { DropdownItem } from './dropdown-item.ts';

export type SearchItems = (query: string, signal: AbortSignal) => Promise<readonly DropdownItem[]>;

type Found = { status: 'idle' | 'loading' | 'failed' | 'done'; items: readonly DropdownItem[] };

const idle: Found = { status: 'idle', items: [] };
const typingPause = 250;

/** Asks for items once the typing pauses; an answer that comes after a newer question is dropped. */
export const useFoundItems = (search: SearchItems | undefined, query: string) => {
  const [found, setFound] = useState(idle);
  const [retried, setRetried] = useState({ query: '', count: 0 });
  const latest = useRef(search);
  const isAsked = search !== undefined && query !== '';

  useEffect(() => {
    latest.current = search;
  });

  useEffect(() => {
    if (!isAsked) return setFound(idle);
    const stop = new AbortController();
    const ask = async () => {
      try {
        const items = (await latest.current?.(query, stop.signal)) ?? [];
        if (!stop.signal.aborted) setFound({ status: 'done', items });
      } catch {
        if (!stop.signal.aborted) setFound({ status: 'failed', items: [] });
      }
    };
    setFound({ status: 'loading', items: [] });
    const timer = setTimeout(ask, retried.query === query ? 0 : typingPause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isAsked, query, retried]);

  return { ...found, retry: () => setRetried(({ count }) => ({ query, count: count + 1 })) };
};
