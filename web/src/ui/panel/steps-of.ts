import type { PanelSteps } from './panel-bar.tsx';

type Page = { readonly content: readonly { readonly id: string }[]; readonly total: number };
type Place = { readonly page: number; readonly size: number };

/** Steps to the neighbours in a list, if the row is on its current page. */
export const stepsOf = (
  list: Page | undefined,
  { page, size }: Place,
  id: string,
  open: (id: string) => void,
): PanelSteps | undefined => {
  const place = list?.content.findIndex((row) => row.id === id) ?? -1;
  if (!list || place === -1) return undefined;
  const step = (to: number) => {
    const other = list.content[to];
    return other && (() => open(other.id));
  };
  return {
    place: page * size + place + 1,
    total: list.total,
    onPrevious: step(place - 1),
    onNext: step(place + 1),
  };
};
