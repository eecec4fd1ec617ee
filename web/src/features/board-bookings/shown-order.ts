import { useEffect } from 'react';
import { sharedValue } from '../../lib/shared-value.ts';

type Order = {
  readonly ids: readonly string[];
  readonly before: number;
  readonly total: number;
};

/** Ids of the bookings in view, in display order, which the panel's previous and next buttons follow. */
const order = sharedValue<Order>({ ids: [], before: 0, total: 0 });

export const useShownOrder = order.useValue;

/** `ids` must be the same array as long as nothing changes, or the effect runs on every render. */
export const useTellOrder = (ids: readonly string[], { before, total } = { before: 0, total: ids.length }) =>
  useEffect(() => order.set({ ids, before, total }), [ids, before, total]);
