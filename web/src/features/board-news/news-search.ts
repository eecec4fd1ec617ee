import { useNavigate, useSearch } from '@tanstack/react-router';
import { pageSizes } from '../../ui/table/page-sizes.ts';
import type { NewsPlace } from './news-calls.ts';

const readPlace = (given: Readonly<Record<string, unknown>>): NewsPlace => {
  const page = Number(given.page);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 0,
    size: pageSizes.find((size) => size === Number(given.size)) ?? pageSizes[0],
  };
};

const addressOf = ({ page, size }: NewsPlace) => ({
  ...(page > 0 && { page }),
  ...(size !== pageSizes[0] && { size }),
});

/** The page number is kept in the URL; changing it leaves the panel open. */
export const useNewsSearch = () => {
  const place = readPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changes: Partial<NewsPlace>) =>
    void navigate({ to: '.', search: addressOf({ ...place, page: 0, ...changes }), replace: true });
  return { place, address: addressOf(place), change };
};
