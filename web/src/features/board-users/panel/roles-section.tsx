import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { roles as allRoles, type Role } from '#kernel/access.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { withProofAgain } from '../../../domain/account/proof-again/with-proof-again.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { setRoles } from '../user-calls.ts';
import type { UserAct } from './use-user-act.ts';

const useConfirmation = (user: UserAccount, next: readonly Role[], isOwn: boolean) => {
  const { t } = useTranslation();
  const namesOf = (roles: readonly Role[]) =>
    listWords(roles.map((role) => t(`boardUsers.roles.${role}.name`)));
  const given = next.filter((role) => !user.roles.includes(role));
  const taken = user.roles.filter((role) => !next.includes(role));
  const message = [
    given.length > 0 && t('boardUsers.roles.gives', { roles: namesOf(given) }),
    taken.length > 0 && t('boardUsers.roles.takes', { roles: namesOf(taken) }),
    isOwn && taken.includes('ADMIN') && t('boardUsers.roles.takesOwn'),
  ];
  return () =>
    confirmDialog({
      title: t('boardUsers.roles.confirmTitle', { name: fullName(user) }),
      message: message.filter((words) => words !== false).join(' '),
      okLabel: t('boardUsers.roles.save'),
      isRisky: taken.length > 0,
    });
};

type RolesSectionProps = { readonly user: UserAccount; readonly act: UserAct; readonly isOwn: boolean };

export const RolesSection = ({ user, act, isOwn }: RolesSectionProps) => {
  const { t } = useTranslation();
  // Null until something is chosen here. Changes by others are shown meanwhile.
  const [chosen, setChosen] = useState<readonly Role[] | null>(null);
  const next = chosen ?? user.roles;
  const isChanged = allRoles.some((role) => next.includes(role) !== user.roles.includes(role));
  const confirm = useConfirmation(user, next, isOwn);
  useUnsavedWork(() => isChanged);
  const toggle = (role: Role) =>
    setChosen(allRoles.filter((one) => (one === role ? !next.includes(one) : next.includes(one))));
  const save = async () => {
    if (!(await confirm())) return;
    await act.run(user, async () => {
      await withProofAgain(() => setRoles(user, [...next]));
      setChosen(null);
    });
  };
  return (
    <PanelSection title={t('boardUsers.roles.title')}>
      {allRoles.map((role) => (
        <Checkbox
          key={role}
          checked={next.includes(role)}
          label={t(`boardUsers.roles.${role}.name`)}
          description={t(`boardUsers.roles.${role}.may`)}
          onChange={() => toggle(role)}
        />
      ))}
      {isChanged && (
        <div className={layout.row}>
          <Button size="sm" onClick={() => void save()}>
            {t('boardUsers.roles.save')}
          </Button>
          <Button size="sm" variant="default" onClick={() => setChosen(null)}>
            {t('common.cancel')}
          </Button>
        </div>
      )}
    </PanelSection>
  );
};
