import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserAccount, UserSort } from '#contract/accounts/accounts.ts';
import { fullName } from '../../domain/account/full-name.ts';
import { May } from '../../domain/account/may.tsx';
import { phoneWords } from '../../domain/account/phone-words.ts';
import { momentAs } from '../../domain/checkpoint/checkpoint-words.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import buttons from '../../ui/button/button.module.css';
import card from '../../ui/card/card.module.css';
import { TypedInput } from '../../ui/fields/typed-input.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import table from '../../ui/table/data-table.module.css';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FoundPage } from '../../ui/table/found-page.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import text from '../../ui/text/text.module.css';
import { Contact, FactorBadge, UserRoles, UserStatus } from './user-badges.tsx';
import { usersQuery } from './user-calls.ts';
import { type UserGroup, userGroupNames, useUserSearch } from './user-search.ts';
import styles from './users-page.module.css';

type UsersTableProps = {
  readonly users: readonly UserAccount[];
  readonly openId: string | undefined;
  /** List state in the URL, kept when a panel opens. */
  readonly address: Record<string, unknown>;
  readonly sort: UserSort;
  readonly onSort: (sort: UserSort) => void;
};

type SortKey = 'name' | 'createdDate';

const columns = [
  { key: 'name', sortBy: 'name' },
  { key: 'contacts' },
  { key: 'role', isWide: true },
  { key: 'status', isWide: true },
  { key: 'registered', sortBy: 'createdDate', isWide: true },
] as const;

const UsersTable = ({ users, openId, address, sort, onSort }: UsersTableProps) => {
  const { t } = useTranslation();
  const keys = useRowKeys(users.map(({ id }) => id));
  const [by, direction] = sort.split(',') as [SortKey, 'ASC' | 'DESC'];
  return (
    <DataTable
      label={t('boardUsers.title')}
      columns={columns.map((column) => ({ ...column, label: t(`boardUsers.columns.${column.key}`) }))}
      sort={{ by, direction }}
      onSort={(next) => onSort(`${next.by},${next.direction}`)}
      rowKeys={keys.list}
    >
      {users.map((user) => (
        <tr key={user.id} className={table.row} data-open={user.id === openId}>
          <td>
            <Link
              to="/users/$id"
              params={{ id: user.id }}
              search={address}
              className={table.link ?? ''}
              {...keys.row(user.id)}
            >
              {fullName(user)}
            </Link>
            <span className={table.narrowOnly}>
              <UserRoles roles={user.roles} />
              <UserStatus user={user} />
            </span>
          </td>
          <td>
            <Contact contact={user.phone} write={phoneWords} />
            <span className={text.second}>
              <Contact contact={user.email} />
            </span>
          </td>
          <td className={table.wideOnly}>
            <div className={layout.row}>
              <UserRoles roles={user.roles} />
              <FactorBadge user={user} />
            </div>
          </td>
          <td className={table.wideOnly}>
            <UserStatus user={user} />
          </td>
          <td className={`${table.wideOnly} ${text.figures}`}>
            {momentAs(user.createdDate, { dateStyle: 'medium' })}
          </td>
        </tr>
      ))}
    </DataTable>
  );
};

const magnifier = <Icon size={18} path="M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12M20 20l-4.5-4.5" />;

export const UsersPage = () => {
  const { t } = useTranslation();
  const { search, address, change } = useUserSearch();
  const { id }: { id?: string } = useParams({ strict: false });
  const list = useQuery(usersQuery(search));
  const title = t('boardUsers.title');
  usePageTitle(title);
  return (
    <ListWithPanel panel={<Outlet />}>
      <div className={layout.stack}>
        <div className={layout.apart}>
          <h1>{title}</h1>
          <div className={`${layout.row} ${styles.tools}`}>
            <NativeSelect
              aria-label={t('boardUsers.groups.title')}
              size="sm"
              value={search.group}
              data={userGroupNames.map((value) => ({ value, label: t(`boardUsers.groups.${value}`) }))}
              onChange={({ currentTarget }) => change({ group: currentTarget.value as UserGroup })}
            />
            <TypedInput
              type="search"
              aria-label={t('boardUsers.search')}
              placeholder={t('boardUsers.searchHint')}
              leftSection={magnifier}
              size="sm"
              maxLength={100}
              value={search.query}
              onSettle={(query) => change({ query })}
            />
            <May access="operator">
              <Link to="/users/new" search={address} className={buttons.button ?? ''}>
                {t('boardUsers.open.action')}
              </Link>
            </May>
          </div>
        </div>
        <div className={`${card.frame} ${styles.list}`}>
          <FoundPage
            list={list}
            place={{ page: search.page, size: search.size }}
            onPlace={change}
            empty={<EmptyState title={t('boardUsers.empty')} text={t('boardUsers.emptyText')} />}
          >
            {(users) => (
              <UsersTable
                users={users}
                openId={id}
                address={address}
                sort={search.sort}
                onSort={(sort) => change({ sort })}
              />
            )}
          </FoundPage>
        </div>
      </div>
    </ListWithPanel>
  );
};
