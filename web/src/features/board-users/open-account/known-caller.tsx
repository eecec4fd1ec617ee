import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { UserStatus } from '../user-badges.tsx';

export const KnownCaller = ({ user }: { readonly user: UserAccount }) => {
  const { t } = useTranslation();
  return (
    <Notice role="status" tone="green">
      <p>
        {t('boardUsers.open.known', { name: fullName(user) })} <UserStatus user={user} />
      </p>
      <Button
        size="sm"
        renderRoot={(props) => <Link {...props} to="/users/$id" params={{ id: user.id }} ignoreBlocker />}
      >
        {t('boardUsers.open.show')}
      </Button>
    </Notice>
  );
};
