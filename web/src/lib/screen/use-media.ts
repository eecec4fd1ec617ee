import { useMediaQuery } from '@mantine/hooks';

/** Known at the first render already, so that nothing jumps. */
export const useMedia = (query: string) =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false });
