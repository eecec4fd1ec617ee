import { useLine } from '../../../domain/queue/use-line.ts';

export const useLineRow = (id: string) => {
  const { called, waiting, isLive } = useLine();
  return {
    row: [...called, ...waiting].find((row) => row.id === id),
    isHead: isLive && waiting[0]?.id === id,
    isLive,
  };
};
