import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { hasConsoleRole } from '#kernel/access.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { StateMark } from '../../ui/badge/state-mark.tsx';
import text from '../../ui/text/text.module.css';

const tones = { ACTIVE: 'green', NEED_VERIFICATION_PHONE: 'amber', BLOCKED: 'red' } as const;

export const UserStatus = ({ user }: { readonly user: UserAccount }) => {
  const { t } = useTranslation();
  const isAwaited = user.status === 'NEED_VERIFICATION_PHONE' && user.openedBy !== null;
  return (
    <StateMark tone={tones[user.status]}>
      {isAwaited ? t('boardUsers.status.awaitsOwner') : t(`boardUsers.status.${user.status}`)}
    </StateMark>
  );
};

export const UserRoles = ({ roles }: Pick<UserAccount, 'roles'>) => {
  const { t } = useTranslation();
  return roles.map((role) => (
    <Badge key={role} tone="blue">
      {t(`boardUsers.roles.${role}.name`)}
    </Badge>
  ));
};

/** People who work in the console should have a second factor. A driver may have one. */
export const FactorBadge = ({ user: { hasFactor, roles } }: { readonly user: UserAccount }) => {
  const { t } = useTranslation();
  if (hasFactor) return <Badge tone="green">{t('boardUsers.factor.has')}</Badge>;
  return hasConsoleRole(roles) && <Badge tone="amber">{t('boardUsers.factor.lacks')}</Badge>;
};

export const VerifiedMark = ({ isVerified }: { readonly isVerified: boolean }) => {
  const { t } = useTranslation();
  const word = t(isVerified ? 'boardUsers.verified' : 'boardUsers.unverified');
  return (
    <span
      className={text.toned}
      data-tone={isVerified ? 'green' : 'amber'}
      role="img"
      aria-label={word}
      title={word}
    >
      {isVerified ? ' ✓' : ' ?'}
    </span>
  );
};

type ContactProps = { readonly contact: UserAccount['phone']; readonly write?: (value: string) => string };

export const Contact = ({ contact, write }: ContactProps) =>
  contact && (
    <span className={write ? text.figures : text.breaks}>
      {write ? write(contact.value) : contact.value}
      <VerifiedMark isVerified={contact.verified} />
    </span>
  );
