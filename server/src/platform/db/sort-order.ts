export type SortOrder<F extends string> = { readonly by: F; readonly direction: 'asc' | 'desc' };

export const sortOrder = <F extends string>(sort: `${F},${string}`): SortOrder<F> => {
  const [by, direction] = sort.split(',');
  return { by: by as F, direction: direction?.toLowerCase() === 'desc' ? 'desc' : 'asc' };
};
