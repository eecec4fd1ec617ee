import { pageIn, withoutDefaults } from '../../ui/table/address-values.ts';
import { useAddressSearch } from '../../ui/table/use-address-search.ts';
import type { NewsPlace } from './news-calls.ts';

const defaults: NewsPlace = pageIn({});
const addressOf = (place: NewsPlace) => withoutDefaults(place, defaults);

export const useNewsSearch = () => useAddressSearch({ read: pageIn, addressOf });
