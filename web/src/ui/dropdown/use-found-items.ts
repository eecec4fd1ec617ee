import { useEffect, useRef, useState } from 'react';
import type { DropdownItem } from './dropdown-item.ts';

export type SearchItems = (query: string, signal: AbortSignal) => Promise<readonly DropdownItem[]>;

type SearchState = { status: 'idle' | 'loading' | 'failed' | 'done'; items: readonly DropdownItem[] };

const idle: SearchState = { status: 'idle', items: [] };
const typingPause = 250;

/** Debounced; drops answers to outdated queries. */
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
