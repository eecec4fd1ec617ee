import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { profileQuery } from '../../../domain/account/profile.ts';
import { EventList } from '../../../domain/journal/event-list.tsx';
import { PanelContent } from '../../../ui/panel/panel-content.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { UserRoles, UserStatus } from '../user-badges.tsx';
import { userQuery, usersQuery } from '../user-calls.ts';
import { useUserSearch } from '../user-search.ts';
import { ActiveBookings } from './active-bookings.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { ContactsSection } from './contacts-section.tsx';
import styles from './panel.module.css';
import { ReportSection } from './report-section.tsx';
import { RolesSection } from './roles-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { type UserAct, useUserAct } from './use-user-act.ts';
import { UserFooter } from './user-footer.tsx';
import { VehiclesSection } from './vehicles-section.tsx';

type DetailsProps = { readonly user: UserAccount; readonly act: UserAct; readonly isOwn: boolean };

/** Remounted per account (`key`): a half-made choice must not apply to the next one. */
const Details = ({ user, act, isOwn }: DetailsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.head}>
        <h2>{fullName(user)}</h2>
        <UserStatus user={user} />
        <UserRoles roles={user.roles} />
      </div>
      {act.change && <ChangedNotice change={act.change} />}
      <ContactsSection user={user} />
      <PanelSection title={t('boardUsers.bookings.active')}>
        <ActiveBookings userId={user.id} />
      </PanelSection>
      <VehiclesSection userId={user.id} />
      <ReportSection userId={user.id} />
      <SessionsSection user={user} act={act} />
      <RolesSection user={user} act={act} isOwn={isOwn} />
      <EventList filter={{ userId: user.id }} />
    </>
  );
};

/** Links to the neighbours in the list, if the account is on the current page. */
const useSteps = (id: string) => {
  const { search, address } = useUserSearch();
  const { data } = useQuery(usersQuery(search));
  const navigate = useNavigate();
  const place = data?.content.findIndex((user) => user.id === id) ?? -1;
  if (!data || place === -1) return undefined;
  const goTo = (to: number) => {
    const other = data.content[to];
    return (
      other &&
      (() => void navigate({ to: '/users/$id', params: { id: other.id }, search: address, replace: true }))
    );
  };
  return {
    place: search.page * search.size + place + 1,
    total: data.total,
    onPrevious: goTo(place - 1),
    onNext: goTo(place + 1),
  };
};

export const UserPanel = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { address } = useUserSearch();
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
      steps={useSteps(id)}
      onClose={() => void navigate({ to: '/users', search: address })}
      footer={user && <UserFooter user={user} act={act} isOwn={isOwn} />}
    >
      <PanelContent query={query} notFound={t('boardUsers.notFound')}>
        {(shown) => <Details key={id} user={shown} act={act} isOwn={isOwn} />}
      </PanelContent>
    </SidePanel>
  );
};
