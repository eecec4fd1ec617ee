import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { useNow } from '../../../lib/screen/use-now.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import track from '../../../ui/charts/track.module.css';
import table from '../../../ui/table/data-table.module.css';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import text from '../../../ui/text/text.module.css';
import { AppealMark } from '../appeal-marks.tsx';
import { type AppealSearch, addressOf, settingsOf } from '../appeal-search.ts';
import { leftOf, minutesBetween, spanWords, strikeWords, useIsMine, useStakeWords } from '../appeal-words.ts';
import styles from './appeals-list.module.css';

const Left = ({ appeal }: { readonly appeal: Appeal }) => {
  useNow();
  const { words, tone, share } = leftOf(appeal, serverNow());
  return (
    <span className={`${text.toned} ${text.whole} ${styles.left}`} data-tone={tone}>
      {words}
      <span className={`${track.track} ${styles.track}`} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
};

const TimeLeft = ({ appeal }: { readonly appeal: Appeal }) => {
  const { t } = useTranslation();
  const { decision, createdDate } = appeal;
  if (!decision) return <Left appeal={appeal} />;
  const span = spanWords(minutesBetween(Date.parse(createdDate), Date.parse(decision.at)));
  return <span className={`${text.dimmed} ${text.whole}`}>{t('boardAppeals.span.took', { span })}</span>;
};

type RowProps = {
  readonly appeal: Appeal;
  readonly address: Partial<AppealSearch>;
  readonly isOpen: boolean;
  /** Comes from `useRowKeys().row`. */
  readonly rowKey: object;
};

const Row = ({ appeal, address, isOpen, rowKey }: RowProps) => {
  const isMine = useIsMine();
  const stakeWords = useStakeWords();
  const { id, strike, decision } = appeal;
  const mark = <AppealMark appeal={appeal} />;
  return (
    <tr className={table.row} data-open={isOpen}>
      <td className={table.tight}>
        <Link to="/appeals/$id" params={{ id }} search={address} className={table.link ?? ''} {...rowKey}>
          <Plate text={appeal.vehicleRegistrationPlate} size="sm" />
        </Link>
        <span className={table.narrowOnly}>
          {mark}
          <TimeLeft appeal={appeal} />
        </span>
      </td>
      <td className={table.wideOnly}>{mark}</td>
      <td>
        {strikeWords(strike, isMine(appeal))}
        <span className={text.second}>{decision ? decision.by : stakeWords(appeal)}</span>
      </td>
      <td className={table.wideOnly}>
        <TimeLeft appeal={appeal} />
      </td>
    </tr>
  );
};

type AppealsTableProps = {
  readonly appeals: readonly Appeal[];
  readonly decided: readonly Appeal[];
  readonly openId: string | undefined;
  readonly search: AppealSearch;
  readonly onChange: (changes: Partial<AppealSearch>) => void;
};

export const AppealsTable = ({ appeals, decided, openId, search, onChange }: AppealsTableProps) => {
  const { t } = useTranslation();
  const keys = useRowKeys([...appeals, ...decided].map(({ id }) => id));
  const { sortBy } = settingsOf[search.tab];
  const address = addressOf(search);
  const row = (appeal: Appeal) => (
    <Row
      key={appeal.id}
      appeal={appeal}
      address={address}
      isOpen={appeal.id === openId}
      rowKey={keys.row(appeal.id)}
    />
  );
  const direction = search.sort.endsWith('DESC') ? 'DESC' : 'ASC';
  return (
    <DataTable<typeof sortBy>
      label={t('boardAppeals.title')}
      columns={[
        { key: 'plate', label: t('boardAppeals.columns.plate') },
        { key: 'state', label: t('boardAppeals.columns.state'), isWide: true },
        { key: 'strike', label: t('boardAppeals.columns.strike') },
        {
          key: 'time',
          label: t(`boardAppeals.columns.${search.tab === 'decided' ? 'decided' : 'left'}`),
          sortBy,
          isWide: true,
        },
      ]}
      sort={{ by: sortBy, direction }}
      onSort={(sort) => onChange({ sort: `${sort.by},${sort.direction}` as AppealSearch['sort'] })}
      rowKeys={keys.list}
    >
      {appeals.map(row)}
      {decided.length > 0 && (
        <tr className={styles.group}>
          <th colSpan={4} scope="colgroup">
            {t('boardAppeals.thisWeek')}
          </th>
        </tr>
      )}
      {decided.map(row)}
    </DataTable>
  );
};
