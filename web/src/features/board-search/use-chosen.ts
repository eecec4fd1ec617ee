import { type KeyboardEvent, useEffect, useState } from 'react';
import { keyOf, type ResultGroup, type SearchResult } from '../../domain/search/search-results.ts';
import { isComposing } from '../../lib/screen/is-composing.ts';

type ChosenOptions = {
  readonly typed: string;
  readonly groups: readonly ResultGroup[];
  readonly isSearching: boolean;
  readonly onOpen: (result: SearchResult) => void;
};

/**
 * Enter opens the first result unless arrows or the pointer have chosen another one. Without input nothing is chosen,
 * because Enter right after opening must not call a truck.
 */
export const useChosen = ({ typed, groups, isSearching, onOpen }: ChosenOptions) => {
  const [pointed, setPointed] = useState<{ readonly typed: string; readonly key: string }>();
  const [enteredFor, setEnteredFor] = useState<string>();
  const results = groups.flatMap(({ results }) => results);
  const own = pointed?.typed === typed ? results.find((one) => keyOf(one) === pointed.key) : undefined;
  const active = own ?? (typed === '' ? undefined : results[0]);

  // If Enter came before the response, the result opens when that arrives.
  const isEntered = enteredFor === typed && !isSearching;
  useEffect(() => {
    if (!isEntered) return;
    setEnteredFor(undefined);
    if (active) onOpen(active);
  }, [isEntered, active, onOpen]);

  const point = (result: SearchResult) => setPointed({ typed, key: keyOf(result) });
  const move = (step: number) => {
    const place = active ? results.indexOf(active) : -1;
    const from = place < 0 && step < 0 ? 0 : place;
    const next = results[(from + step + results.length) % results.length];
    if (next) point(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (active) onOpen(active);
    else if (isSearching) setEnteredFor(typed);
  };
  return { active, point, onKeyDown };
};
