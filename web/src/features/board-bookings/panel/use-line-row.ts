import { useLine } from '../../../domain/queue/use-line.ts';

/** A truck in the line: its row as it is now, whether it is the first, and whether that is known at all. */
export const useLineRow = (id: string) => {
  const { called, waiting, isLive } = useLine();
  return {
    row: [...called, ...waiting].find((row) => row.id === id),
    isHead: isLive && waiting[0]?.id === id,
    isLive,
  };
};
