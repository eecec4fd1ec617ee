import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { May } from '../../domain/account/may.tsx';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import card from '../../ui/card/card.module.css';
import { TypedInput } from '../../ui/fields/typed-input.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { FoundPage } from '../../ui/table/found-page.tsx';
import { usersQuery } from './user-calls.ts';
import { type UserGroup, userGroupNames, useUserSearch } from './user-search.ts';
import styles from './users-page.module.css';
import { UsersTable } from './users-table.tsx';

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
              value={search.group}
              data={userGroupNames.map((value) => ({ value, label: t(`boardUsers.groups.${value}`) }))}
              onChange={({ currentTarget }) => change({ group: currentTarget.value as UserGroup })}
            />
            <TypedInput
              type="search"
              aria-label={t('boardUsers.search')}
              placeholder={t('boardUsers.searchHint')}
              leftSection={magnifier}
              maxLength={100}
              value={search.query}
              onSettle={(query) => change({ query })}
            />
            <May access="operator">
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to="/users/new" search={address} />}
              >
                {t('boardUsers.open.action')}
              </Button>
            </May>
          </div>
        </div>
        <div className={card.frame}>
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
