type RowKeyPress = { readonly key: string; readonly count: number };

export const placeAfterKey = (place: number, { key, count }: RowKeyPress): number => {
  const target = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    PageUp: place - 10,
    PageDown: place + 10,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? place : Math.max(0, Math.min(target, count - 1));
};
