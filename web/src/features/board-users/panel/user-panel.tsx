import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { May } from '../../../domain/account/may.tsx';
import { profileQuery } from '../../../domain/account/profile.ts';
import { SecurityLog } from '../../../domain/account/security-log.tsx';
import { BookingReport } from '../../../domain/booking/report/booking-report.tsx';
import { EventList } from '../../../domain/journal/event-list.tsx';
import { Plate } from '../../../domain/plate/plate.tsx';
import { ApprovalMark, BanMark } from '../../../domain/vehicle/vehicle-marks.tsx';
import { listWords } from '../../../lib/words/list-words.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PanelContent } from '../../../ui/panel/panel-content.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { stepsOf } from '../../../ui/panel/steps-of.ts';
import rows from '../../../ui/rows/rows.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { Renewed } from '../../../ui/states/renewed.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { PageTurn } from '../../../ui/table/page-turn.tsx';
import text from '../../../ui/text/text.module.css';
import { FactorBadge, UserRoles, UserStatus } from '../user-badges.tsx';
import { userQuery, usersQuery, userVehiclesQuery } from '../user-calls.ts';
import { useUserSearch } from '../user-search.ts';
import { ActiveBookings } from './active-bookings.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { RolesSection } from './roles-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { type UserAct, useUserAct } from './use-user-act.ts';
import { UserFooter } from './user-footer.tsx';
import type { AccountChange } from './what-changed.ts';

const VehiclesSection = ({ userId }: { readonly userId: string }) => {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const { data, error, isPlaceholderData, refetch } = useQuery(userVehiclesQuery(userId, page));
  return (
    <PanelSection title={t('boardUsers.vehicles.title')} beside={data && <span>{data.total}</span>}>
      {!data && error && (
        <LoadFailure message={t('boardUsers.vehicles.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={2} />}
      {data && (
        <Renewed isOld={isPlaceholderData}>
          {data.total === 0 && <p className={text.dimmed}>{t('boardUsers.vehicles.none')}</p>}
          <ul className={rows.rows}>
            {data.content.map((vehicle) => (
              <li key={vehicle.id} className={rows.row}>
                <Plate text={vehicle.registrationPlate} size="sm" />
                <span className={rows.beside} data-kept>
                  <span className={rows.words}>
                    <Link to="/vehicles/$id" params={{ id: vehicle.id }}>
                      {vehicle.model}
                    </Link>
                  </span>
                  <span className={`${layout.stack} ${layout.tight}`}>
                    <ApprovalMark vehicle={vehicle} />
                    <BanMark banStatus={vehicle.banStatus} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <PageTurn page={page} answer={data} onPage={setPage} />
        </Renewed>
      )}
    </PanelSection>
  );
};

/** Tells what a colleague has changed meanwhile. The operator's own act was not done. */
const ChangedCallout = ({ change }: { readonly change: AccountChange }) => {
  const { t } = useTranslation();
  const what = listWords(change.what.map((one) => t(`boardUsers.changed.${one}`)));
  return (
    <Callout role="alert">
      <p>
        {change.by === null
          ? t('boardUsers.changed.text', { what })
          : t('boardUsers.changed.byName', { what, name: change.by })}
      </p>
    </Callout>
  );
};

type DetailsProps = { readonly user: UserAccount; readonly act: UserAct; readonly isOwn: boolean };

/** Mounted anew for each account (`key`), because a half-made choice must not apply to the next one. */
const Details = ({ user, act, isOwn }: DetailsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={layout.row}>
        <h2 className={text.breaks}>{fullName(user)}</h2>
        <UserStatus user={user} />
        <UserRoles roles={user.roles} />
        <FactorBadge user={user} />
      </div>
      {act.change && <ChangedCallout change={act.change} />}
      <ContactsSection user={user} />
      <PanelSection title={t('boardUsers.bookings.active')}>
        <ActiveBookings userId={user.id} />
      </PanelSection>
      <VehiclesSection userId={user.id} />
      <BookingReport
        userId={user.id}
        frame={(sheetButton, content) => (
          <PanelSection title={t('bookingReport.title')} beside={sheetButton}>
            {content}
          </PanelSection>
        )}
      />
      <SessionsSection user={user} act={act} />
      <PanelSection title={t('securityLog.title')}>
        <SecurityLog userId={user.id} />
      </PanelSection>
      <May access="admin">
        <RolesSection user={user} act={act} isOwn={isOwn} />
      </May>
      <EventList filter={{ userId: user.id }} />
    </>
  );
};

export const UserPanel = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search, address } = useUserSearch();
  const { data: list } = useQuery(usersQuery(search));
  const query = useQuery(userQuery(id));
  const { data: profile } = useQuery(profileQuery);
  const act = useUserAct(id);
  const isOwn = profile?.id === id;
  const user = query.data;
  return (
    <SidePanel
      label={user ? fullName(user) : t('boardUsers.account')}
      rowId={id}
      width="wide"
      steps={stepsOf(
        list,
        search,
        id,
        (next) => void navigate({ to: '/users/$id', params: { id: next }, search: address, replace: true }),
      )}
      onClose={() => void navigate({ to: '/users', search: address })}
      footer={user && <UserFooter user={user} act={act} isOwn={isOwn} />}
    >
      <PanelContent query={query} notFound={t('boardUsers.notFound')}>
        {(shown) => <Details key={id} user={shown} act={act} isOwn={isOwn} />}
      </PanelContent>
    </SidePanel>
  );
};
