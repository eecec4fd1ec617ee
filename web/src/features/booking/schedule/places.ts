type Places = { readonly free: number; readonly priorityFree: number };

/** Priority cargo may also take what is kept in reserve for it. */
export const placesFor = ({ free, priorityFree }: Places, priority: boolean) =>
  priority ? priorityFree : free;

const few = 3;

export const toneOf = (places: number) => {
  if (places === 0) return 'none';
  return places <= few ? 'few' : 'free';
};
