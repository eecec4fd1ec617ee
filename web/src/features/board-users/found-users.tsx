import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListNotice } from '../../ui/paged-list/list-notice.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { OfflineState } from '../../ui/states/offline-state.tsx';
import { Renewed } from '../../ui/states/renewed.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { Pager } from '../../ui/table/pager.tsx';
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
  const { data, error, isPlaceholderData, isRefetchError, refetch } = list;
  const isOffline = list.fetchStatus === 'paused';
  if (!data && isOffline) return <OfflineState />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const { content } = data;
  return (
    <Renewed isOld={isPlaceholderData}>
      {isOffline && <ListNotice text={t('pagedList.offline')} />}
      {isRefetchError && <ListNotice text={t('pagedList.refreshFailed')} onRetry={() => void refetch()} />}
      {content.length === 0 ? (
        <EmptyState title={t('boardUsers.empty')} text={t('boardUsers.emptyText')} />
      ) : (
        <UsersTable users={content} openId={openId} address={address} />
      )}
      <Pager
        page={search.page}
        size={search.size}
        count={content.length}
        total={data.total}
        isCapped={data.totalCapped === true}
        isLast={data.last}
        onPage={(page) => onChange({ page })}
        onSize={(size) => onChange({ size })}
      />
    </Renewed>
  );
};
