import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import card from '../../ui/card/card.module.css';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { FoundUsers } from './found-users.tsx';
import { SearchField } from './search-field.tsx';
import { usersQuery } from './user-calls.ts';
import { type UserGroup, userGroupNames, useUserSearch } from './user-search.ts';
import styles from './users-page.module.css';

export const UsersPage = () => {
  const { t } = useTranslation();
  const { search, address, change } = useUserSearch();
  const { id }: { id?: string } = useParams({ strict: false });
  const list = useQuery(usersQuery(search));
  const title = t('boardUsers.title');
  usePageTitle(title);
  return (
    <ListWithPanel panel={<Outlet />}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <NativeSelect
            className={styles.group ?? ''}
            aria-label={t('boardUsers.groups.title')}
            value={search.group}
            data={userGroupNames.map((value) => ({ value, label: t(`boardUsers.groups.${value}`) }))}
            onChange={({ currentTarget }) => change({ group: currentTarget.value as UserGroup })}
          />
          <SearchField value={search.query} onSettle={(query) => change({ query })} />
          <Button
            className={styles.link ?? ''}
            px={16}
            variant="default"
            renderRoot={(props) => <Link {...props} to="/users/new" search={address} />}
          >
            {t('boardUsers.open.action')}
          </Button>
        </div>
        <div className={`${card.card} ${styles.list}`}>
          <FoundUsers search={search} address={address} list={list} openId={id} onChange={change} />
        </div>
      </div>
    </ListWithPanel>
  );
};
