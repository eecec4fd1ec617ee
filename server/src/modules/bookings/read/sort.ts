export type Sort = { readonly sort?: string | undefined };

export const directionOf = ({ sort }: Sort): 'asc' | 'desc' =>
  sort?.toLowerCase().endsWith('desc') ? 'desc' : 'asc';
