import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { FoundPage } from '../../ui/table/found-page.tsx';
import type { UserPage } from './user-calls.ts';
import type { UserSearch } from './user-search.ts';
import { UsersTable } from './users-table.tsx';

type FoundUsersProps = {
  readonly search: UserSearch;
  readonly address: Record<string, unknown>;
  readonly list: UseQueryResult<UserPage>;
  readonly openId: string | undefined;
  readonly onChange: (changes: Partial<UserSearch>) => void;
};

export const FoundUsers = ({ search, address, list, openId, onChange }: FoundUsersProps) => {
  const { t } = useTranslation();
  return (
    <FoundPage
      list={list}
      place={{ page: search.page, size: search.size }}
      onPlace={onChange}
      empty={<EmptyState title={t('boardUsers.empty')} text={t('boardUsers.emptyText')} />}
    >
      {(users) => (
        <UsersTable
          users={users}
          openId={openId}
          address={address}
          sort={search.sort}
          onSort={(sort) => onChange({ sort })}
        />
      )}
    </FoundPage>
  );
};
