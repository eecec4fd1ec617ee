import type { AppealCounts, AppealFilter } from '#contract/appeals/appeals.ts';
import { type Given, oneOf, pageIn, withoutDefaults } from '../../ui/table/address-values.ts';
import { useAddressSearch } from '../../ui/table/use-address-search.ts';

export const tabs = ['waiting', 'suspended', 'decided'] as const;
export type Tab = (typeof tabs)[number] & keyof AppealCounts;

type TabSettings = {
  readonly state: AppealFilter;
  /** Key by which the column of times is sorted. */
  readonly sortBy: 'dueAt' | 'decidedDate';
  readonly sort: 'dueAt,ASC' | 'decidedDate,DESC';
};

export const settingsOf: Readonly<Record<Tab, TabSettings>> = {
  waiting: { state: 'WAITING', sortBy: 'dueAt', sort: 'dueAt,ASC' },
  suspended: { state: 'SUSPENDED', sortBy: 'dueAt', sort: 'dueAt,ASC' },
  decided: { state: 'DECIDED', sortBy: 'decidedDate', sort: 'decidedDate,DESC' },
};

/** The search as kept in the URL, so that links can be shared. */
export const readAppealSearch = (given: Given) => {
  const tab = oneOf(tabs, given.tab, 'waiting');
  const { sortBy, sort } = settingsOf[tab];
  return { tab, sort: oneOf([`${sortBy},ASC`, `${sortBy},DESC`], given.sort, sort), ...pageIn(given) };
};

export type AppealSearch = Readonly<ReturnType<typeof readAppealSearch>>;

export const addressOf = (search: AppealSearch): Partial<AppealSearch> =>
  withoutDefaults(search, { ...readAppealSearch({ tab: search.tab }), tab: 'waiting' });

export const useAppealSearch = () => useAddressSearch({ read: readAppealSearch, addressOf });
