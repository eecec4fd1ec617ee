import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { activeStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { SearchResults } from '#contract/search-routes.ts';
import type { Line } from '../../../domain/queue/use-queue.ts';
import { completedCommands, useCommands } from '../../../domain/search/command.ts';
import { keyOf, openableAt, resultGroups, type SearchResult } from '../../../domain/search/search-results.ts';
import { fetchFound, perKind, useSearch } from '../../../domain/search/use-search.ts';
import { type Truck, truckOfBooking, truckOfRow } from '../acts/truck.ts';
import { isScanned, type TypedInput, typedInput } from './is-scanned.ts';
import { meantTruck, namedTruck, searchLine } from './search-line.ts';
import { useSteady } from './use-steady.ts';

type LineItem =
  | { readonly kind: 'truck'; readonly key: string; readonly truck: Truck }
  | { readonly kind: 'other'; readonly key: string; readonly result: SearchResult };

export const otherItem = (result: SearchResult) => ({ kind: 'other' as const, key: keyOf(result), result });

/**
 * Found trucks, those of the line even before the server has answered. Ended bookings count only if there are no
 * others, because usually the truck that stands here is meant.
 */
const trucksIn = (found: SearchResults | undefined, { queue }: Line, typed: string): Truck[] => {
  const rows = queue?.content ?? [];
  const fromServer = (found?.bookings ?? []).map((booking) => ({
    ...truckOfBooking(booking, rows),
    unapproved: found?.vehicles.find(({ id, approved }) => id === booking.vehicleId && !approved),
  }));
  const inLine = typed === '' ? [] : searchLine(rows, typed, perKind);
  const trucks = [
    ...fromServer,
    ...inLine.filter(({ id }) => fromServer.every((one) => one.id !== id)).map(truckOfRow),
  ];
  const active = trucks.filter(({ status }) => isOneOf(activeStatuses, status));
  return active.length > 0 ? active : trucks;
};

const noInput = typedInput(undefined, '', 0);

type Options = {
  readonly line: Line;
  readonly onGoOn: (truck: Truck) => void;
  /** Checks in a text as it was typed. Absent for those who may only look. */
  readonly onCheckIn: ((text: string) => void) | undefined;
};

export const useOneLine = ({ line, onGoOn, onCheckIn }: Options) => {
  const navigate = useNavigate();
  const commands = useCommands();
  const [input, setInput] = useState<TypedInput>(noInput);
  const [pointed, setPointed] = useState({ typed: '', key: '' });
  /** The text for which Enter was pressed before the search had answered. */
  const [entered, setEntered] = useState<string>();
  const typed = input.text.trim();
  const found = useSearch(typed);
  /** A complete command names no truck, so that nothing is searched for. */
  const isCommand = completedCommands(commands, typed).length > 0;
  const search = isCommand ? { ...found, found: undefined, isSearching: false } : found;

  const trucks = trucksIn(search.found, line, search.isWanted ? typed : '');
  const groups =
    typed === ''
      ? []
      : resultGroups({ typed, found: search.found, recent: [], commands }).filter(
          ({ name }) => name !== 'bookings',
        );
  const items: LineItem[] = [
    ...trucks.map((truck) => ({ kind: 'truck' as const, key: `truck-${truck.id}`, truck })),
    ...groups.flatMap(({ results }) => results.map(otherItem)),
  ];

  const chosen = pointed.typed === typed ? items.find(({ key }) => key === pointed.key) : undefined;
  const meant = search.isSearching ? undefined : meantTruck(trucks, typed);
  const first = trucks.length === 0 && !search.isSearching ? items[0] : undefined;
  const active =
    chosen ?? items.find((item) => item.kind === 'truck' && item.truck.id === meant?.id) ?? first;
  const activeTruck = active?.kind === 'truck' ? active.truck : undefined;
  const isSteady = useSteady(
    `${active?.key} ${activeTruck?.status}`,
    `${typed} ${chosen?.key} ${search.isSearching}`,
  );

  // When the line changes, found trucks may have changed too, so the search is repeated.
  const revision = line.queue?.revision;
  const refresh = useRef(search.askAgain);
  refresh.current = search.askAgain;
  const isShown = search.found !== undefined;
  useEffect(() => {
    if (isShown && revision !== undefined) refresh.current();
  }, [isShown, revision]);

  const clear = () => setInput(noInput);
  const open = (item: LineItem) => {
    if (item.kind === 'truck') onGoOn(item.truck);
    else if (item.result.kind === 'command') item.result.command.run();
    else void navigate({ to: openableAt[item.result.kind], params: { id: item.result.id } });
    clear();
  };

  /** Enter came before any result was shown: acts on the only truck found, or checks in if there is none. */
  const enterUnseen = async (text: string) => {
    clear();
    setEntered(text);
    // A separate request, because that of the field is aborted when the field is emptied.
    const found = await fetchFound(text).catch(() => undefined);
    setEntered((now) => (now === text ? undefined : now));
    const seen = found ? trucksIn(found, line, text) : [];
    const named = namedTruck(seen, text);
    if (named) onGoOn(named);
    else if (seen.length === 0) onCheckIn?.(text);
    else setInput((now) => (now.text === '' ? { text, from: 0, to: Number.POSITIVE_INFINITY } : now));
  };

  const enter = () => {
    if (typed === '') return;
    const isCut = !line.isLive || search.isOffline || search.hasFailed;
    if (onCheckIn && (isScanned(input) || (isCut && !chosen))) {
      clear();
      onCheckIn(typed);
    } else if (search.isSearching) void enterUnseen(typed);
    else if (active) isSteady && open(active);
    else if (onCheckIn && items.length === 0) {
      clear();
      onCheckIn(typed);
    }
  };

  const move = (step: number) => {
    const place = active ? items.indexOf(active) : -1;
    const from = place < 0 && step < 0 ? 0 : place;
    const next = items[(from + step + items.length) % items.length];
    if (next) setPointed({ typed, key: next.key });
  };

  return {
    text: input.text,
    write: (text: string) => setInput((before) => typedInput(before, text, performance.now())),
    clear,
    typed,
    groups,
    items,
    active,
    truckForKeys: () => (isSteady ? activeTruck : undefined),
    /** False for a second after the active row has changed by itself. Meanwhile no key acts on it. */
    isSteady,
    entered,
    search,
    enter,
    move,
    open,
  };
};

export type OneLineState = ReturnType<typeof useOneLine>;
