import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { queryClient } from '../../../lib/query-client.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import type { PanelSteps } from '../../../ui/panel/panel-bar.tsx';
import { faultsIn } from '../search/filter-faults.ts';
import { addressOf, useVehicleSearch } from '../search/vehicle-search.ts';
import { outdateVehicles, type VehiclePage, vehicleListQuery } from '../vehicle-calls.ts';

const nothing: VehiclePage['content'] = [];

export const useWalk = (id: string) => {
  const { search } = useVehicleSearch();
  const today = useToday();
  const navigate = useNavigate();
  const { data } = useQuery({
    ...vehicleListQuery(search, today),
    enabled: faultsIn(search).length === 0,
  });
  const rows = data?.content ?? nothing;
  const place = rows.findIndex((row) => row.id === id);

  // Asks nothing about unsaved changes, because the form of the decision may still be there although it was sent.
  const open = (nextId: string, page = search.page) =>
    navigate({
      to: '/vehicles/$id',
      params: { id: nextId },
      search: addressOf({ ...search, page }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  const close = () =>
    navigate({ to: '/vehicles', search: addressOf(search), resetScroll: false, ignoreBlocker: true });
  const readPage = (page: number) =>
    queryClient.fetchQuery({ ...vehicleListQuery({ ...search, page }, today), staleTime: 0 });

  const step = async (by: 1 | -1) => {
    const beside = rows[place + by];
    if (beside) return void open(beside.id);
    const page = search.page + by;
    const { content } = await readPage(page);
    const next = by > 0 ? content[0] : content.at(-1);
    if (next) void open(next.id, page);
  };
  /** After a decision opens the next row, or the one that has moved into this row's place. */
  const openNext = async () => {
    const below = rows[place + 1];
    if (below) void open(below.id);
    await outdateVehicles();
    if (below) return;
    const { content } = await readPage(search.page);
    const left = content.filter((row) => row.id !== id);
    const next = left[place] ?? left.at(-1);
    void (next ? open(next.id) : close());
  };

  const isFirst = place === 0 && search.page === 0;
  const isLast = place === rows.length - 1 && data?.last !== false;
  const steps: PanelSteps | undefined =
    place < 0
      ? undefined
      : {
          place: search.page * search.size + place + 1,
          total: Math.max(data?.total ?? 0, search.page * search.size + rows.length),
          onPrevious: isFirst ? undefined : () => void step(-1).catch(handleError),
          onNext: isLast ? undefined : () => void step(1).catch(handleError),
        };
  /** Adds to the history, so that Back returns here. */
  const visit = (visitedId: string) =>
    void navigate({
      to: '/vehicles/$id',
      params: { id: visitedId },
      search: addressOf(search),
      resetScroll: false,
    });
  /** True in tabs of open decisions, where the panel goes on by itself after one. */
  const isWorkedOff = place >= 0 && (search.tab === 'waiting' || search.tab === 'disputed');
  return { steps, close: () => void close(), openNext, visit, isWorkedOff };
};
