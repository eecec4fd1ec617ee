import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { shownPhone } from '../../lib/shown-phone.ts';
import styles from './user-badges.module.css';

/** Whether the account is in use; one that an operator opened waits for its owner. */
export const UserStatus = ({ user }: { readonly user: UserAccount }) => {
  const { t } = useTranslation();
  const isAwaited = user.status === 'NEED_VERIFICATION_PHONE' && user.openedBy !== null;
  return (
    <span className={styles.badge} data-status={user.status}>
      {isAwaited ? t('boardUsers.status.awaitsOwner') : t(`boardUsers.status.${user.status}`)}
    </span>
  );
};

export const UserRoles = ({ roles }: Pick<UserAccount, 'roles'>) => {
  const { t } = useTranslation();
  return roles.map((role) => (
    <span key={role} className={styles.badge} data-role={role}>
      {t(`boardUsers.roles.${role}.name`)}
    </span>
  ));
};

type ContactProps = { readonly contact: UserAccount['phone'] };

/** A phone or an address, and whether its owner has proved it. */
export const Contact = ({ contact }: ContactProps) => {
  const { t } = useTranslation();
  if (contact === null) return null;
  const word = t(contact.verified ? 'boardUsers.verified' : 'boardUsers.unverified');
  return (
    <span className={styles.contact}>
      <span className={styles.value} title={contact.value}>
        {shownPhone(contact.value)}
      </span>
      <span
        className={styles.mark}
        data-verified={contact.verified}
        role="img"
        aria-label={word}
        title={word}
      >
        {contact.verified ? '✓' : '?'}
      </span>
    </span>
  );
};
