export type Sort<Key extends string> = { readonly by: Key; readonly direction: 'ASC' | 'DESC' };

export const nextSort = <Key extends string>(sort: Sort<Key> | undefined, by: Key): Sort<Key> => ({
  by,
  direction: sort?.by === by && sort.direction === 'ASC' ? 'DESC' : 'ASC',
});
