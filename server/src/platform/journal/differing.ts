import { isDeepStrictEqual } from 'node:util';

type Snapshot = Readonly<Record<string, unknown>>;

export const differing = <T extends Snapshot>(
  before: T,
  after: T,
): { readonly from: Partial<T>; readonly to: Partial<T> } | null => {
  const changed = Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]));
  if (changed.length === 0) return null;
  const pick = (from: T) =>
    Object.fromEntries(changed.flatMap((key) => (key in from ? [[key, from[key]]] : []))) as Partial<T>;
  return { from: pick(before), to: pick(after) };
};
