import { sql } from 'kysely';
import type { AccountStatus, UserSort } from '#contract/accounts/accounts.ts';
import type { Role } from '#kernel/access.ts';
import type { Db } from '../../../platform/db/database.ts';
import { prefixPattern } from '../../../platform/db/literals.ts';
import { sortOrder } from '../../../platform/db/sort-order.ts';
import { accountColumns } from '../account/accounts.queries.ts';

export type AccountFilter = {
  readonly words: readonly string[];
  readonly role?: Role | undefined;
  readonly status?: AccountStatus | undefined;
  readonly sort?: UserSort | undefined;
};

const orderOf = {
  createdDate: ['created_at'],
  name: ['last_name', 'first_name'],
} as const;

export const searchAccounts = (db: Db, filter: AccountFilter) => {
  const { words, role, status, sort = 'createdDate,DESC' } = filter;
  const { by, direction } = sortOrder<keyof typeof orderOf>(sort);
  const found = words
    .map((word) => `%${prefixPattern(word)}`)
    .reduce(
      (query, pattern) => query.where('search_text', 'like', pattern),
      db.selectFrom('account').select(accountColumns).where('deleted_at', 'is', null),
    )
    .$if(status !== undefined, (query) => query.where('status', '=', status as AccountStatus))
    // The partial index on accounts with roles is only used when both conditions are present.
    .$if(role !== undefined, (query) =>
      query.where(sql<boolean>`cardinality(roles) > 0 AND ${role} = ANY (roles)`),
    );
  return orderOf[by]
    .reduce((query, column) => query.orderBy(column, direction), found)
    .orderBy('id', direction);
};
