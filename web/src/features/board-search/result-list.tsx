import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { driverOf, fullName, shortName } from '../../domain/account/full-name.ts';
import { phoneWords } from '../../domain/account/phone-words.ts';
import { StatusBadge } from '../../domain/booking/status-badge.tsx';
import { whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { ApprovalMark, BanMark } from '../../domain/vehicle/vehicle-marks.tsx';
import { listWords } from '../../lib/list-words.ts';
import { StateMark } from '../../ui/badge/state-mark.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import table from '../../ui/table/data-table.module.css';
import text from '../../ui/text/text.module.css';
import styles from './search-box.module.css';
import { type FoundThing, keyOf, type ResultGroup, type SearchResult } from './search-results.ts';

type Of<Kind extends FoundThing['kind']> = Extract<FoundThing, { kind: Kind }>;

const BookingRow = ({ booking }: Pick<Of<'booking'>, 'booking'>) => (
  <>
    <Plate text={booking.vehicleRegistrationPlate} size="sm" />
    <span className={`${text.breaks} ${styles.words}`}>
      <strong>{booking.formattedBookingNumber}</strong> {whenWords(booking.dateBooked)}
      <span className={table.second}>
        {listWords([shortName(driverOf(booking)), booking.phoneNumber && phoneWords(booking.phoneNumber)])}
      </span>
    </span>
    <StatusBadge status={booking.bookingStatus} />
  </>
);

const VehicleRow = ({ vehicle }: Pick<Of<'vehicle'>, 'vehicle'>) => (
  <>
    <Plate text={vehicle.registrationPlate} size="sm" />
    <span className={`${text.breaks} ${styles.words}`}>
      <strong>{vehicle.model}</strong>
      <span className={table.second}>{shortName(vehicle.owner)}</span>
    </span>
    {vehicle.banStatus === 'UNBANNED' ? (
      <ApprovalMark vehicle={vehicle} />
    ) : (
      <BanMark banStatus={vehicle.banStatus} />
    )}
  </>
);

const personIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21a8 8 0 0 1 16 0';

const UserRow = ({ user }: Pick<Of<'user'>, 'user'>) => {
  const { t } = useTranslation();
  return (
    <>
      <Icon size={32} path={personIcon} />
      <span className={`${text.breaks} ${styles.words}`}>
        <strong>{fullName(user)}</strong>
        <span className={table.second}>
          {listWords([user.phone && phoneWords(user.phone.value), user.email?.value])}
        </span>
      </span>
      {user.status === 'BLOCKED' && <StateMark tone="red">{t('boardUsers.status.BLOCKED')}</StateMark>}
    </>
  );
};

const ResultRow = ({ result }: { readonly result: SearchResult }) => {
  switch (result.kind) {
    case 'booking':
      return <BookingRow booking={result.booking} />;
    case 'vehicle':
      return <VehicleRow vehicle={result.vehicle} />;
    case 'user':
      return <UserRow user={result.user} />;
    case 'command':
      return (
        <>
          <Icon size={32} path={result.command.icon} />
          <span className={`${text.breaks} ${styles.words}`}>{result.command.title}</span>
          {result.command.key && <kbd>{result.command.key}</kbd>}
        </>
      );
  }
};

type Props = {
  readonly groups: readonly ResultGroup[];
  readonly active: SearchResult | undefined;
  readonly onOpen: (result: SearchResult) => void;
  readonly onPoint: (result: SearchResult) => void;
};

/** The input keeps the focus; the active option is announced by `aria-activedescendant`. */
export const ResultList = ({ groups, active, onOpen, onPoint }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const activeKey = active && keyOf(active);
  useEffect(() => {
    if (activeKey === undefined) return;
    const row = list.current?.querySelector(`#${CSS.escape(activeKey)}`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);
  return (
    // Options cannot take the focus, the input has it.
    <div
      ref={list}
      id="search-results"
      className={styles.results}
      role="listbox"
      aria-label={t('boardSearch.results')}
      tabIndex={-1}
    >
      {groups.map(({ name, results }) => (
        <fieldset key={name} aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className={`${text.small} ${text.strong} ${text.dimmed} ${styles.group}`}>
            {t(`boardSearch.groups.${name}`)}
          </div>
          {results.map((result) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and answers the keys for the row.
            <div
              key={keyOf(result)}
              id={keyOf(result)}
              role="option"
              tabIndex={-1}
              aria-selected={keyOf(result) === activeKey}
              className={`${layout.row} ${styles.row}`}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onPoint(result)}
              onClick={() => onOpen(result)}
            >
              <ResultRow result={result} />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
};
