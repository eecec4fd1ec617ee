import { useNavigate, useSearch } from '@tanstack/react-router';
import { pageIn, withoutDefaults } from '../../ui/table/address-values.ts';
import type { NewsPlace } from './news-calls.ts';

const defaults: NewsPlace = pageIn({});
const addressOf = (place: NewsPlace) => withoutDefaults(place, defaults);

/** The page number is kept in the URL; changing it leaves the panel open. */
export const useNewsSearch = () => {
  const place: NewsPlace = pageIn(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changes: Partial<NewsPlace>) =>
    void navigate({ to: '.', search: addressOf({ ...place, page: 0, ...changes }), replace: true });
  return { place, address: addressOf(place), change };
};
