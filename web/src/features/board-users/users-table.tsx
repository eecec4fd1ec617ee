import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserAccount, UserSort } from '#contract/accounts/accounts.ts';
import { fullName } from '../../domain/account/full-name.ts';
import { phoneWords } from '../../domain/account/phone-words.ts';
import { languageTag } from '../../lib/i18n.ts';
import { dateFormat } from '../../lib/time/date-format.ts';
import {
  DataTable,
  narrowOnly,
  rowLink,
  secondLine,
  tableRow,
  wideOnly,
} from '../../ui/table/data-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import text from '../../ui/text/text.module.css';
import { Contact, UserRoles, UserStatus } from './user-badges.tsx';

/** Timestamps carry the checkpoint's offset, so their digits are local time: format them as UTC. */
const dayWords = (instant: string) =>
  dateFormat(languageTag(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${instant.slice(0, 19)}Z`),
  );

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

export const UsersTable = ({ users, openId, address, sort, onSort }: UsersTableProps) => {
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
        <tr key={user.id} className={tableRow} data-open={user.id === openId}>
          <td>
            <Link
              to="/users/$id"
              params={{ id: user.id }}
              search={address}
              className={rowLink ?? ''}
              {...keys.row(user.id)}
            >
              {fullName(user)}
            </Link>
            <span className={narrowOnly}>
              <UserRoles roles={user.roles} />
              <UserStatus user={user} />
            </span>
          </td>
          <td>
            <Contact contact={user.phone} write={phoneWords} />
            <span className={secondLine}>
              <Contact contact={user.email} />
            </span>
          </td>
          <td className={wideOnly}>
            <UserRoles roles={user.roles} />
          </td>
          <td className={wideOnly}>
            <UserStatus user={user} />
          </td>
          <td className={`${wideOnly} ${text.figures}`}>{dayWords(user.createdDate)}</td>
        </tr>
      ))}
    </DataTable>
  );
};
