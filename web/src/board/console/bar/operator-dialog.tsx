import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { factorsQuery } from '../../../domain/account/factors.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { profileQuery } from '../../../domain/account/profile.ts';
import { SecondStepSection } from '../../../features/accounts/lk/second-step-section.tsx';
import { SessionsSection } from '../../../features/accounts/lk/sessions/sessions-section.tsx';
import { listWords } from '../../../lib/words/list-words.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import layout from '../../../ui/layout/layout.module.css';

export const OperatorDialog = ({ close }: { readonly close: () => void }) => {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery);
  const { data: list } = useQuery(factorsQuery);
  const isPasswordOnly = profile?.secondStep === false && list?.factors.length === 0;
  return (
    <DialogFrame
      title={profile ? shortName(profile) : t('console.operator.title')}
      message={
        listWords([profile?.email?.value, profile?.phone && phoneWords(profile.phone.value)]) || undefined
      }
      actions={
        <Button variant="default" onClick={close}>
          {t('console.operator.close')}
        </Button>
      }
    >
      <div className={layout.stack}>
        {isPasswordOnly && <Callout>{t('console.operator.hint')}</Callout>}
        <SecondStepSection />
        <SessionsSection />
      </div>
    </DialogFrame>
  );
};
