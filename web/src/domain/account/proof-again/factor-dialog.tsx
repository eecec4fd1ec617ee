import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorConfirmation } from '#contract/accounts/factors.ts';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { FactorForm } from '../../confirmation/factor/factor-form.tsx';
import { sendEvidence } from '../../confirmation/factor/send-evidence.ts';

type Props = {
  readonly confirmation: FactorConfirmation;
  readonly close: (proved: boolean) => void;
};

const Frame = (props: ComponentProps<typeof DialogFrame>) => <DialogFrame size="sm" {...props} />;

export const FactorDialog = ({ confirmation, close }: Props) => {
  const { t } = useTranslation();
  return (
    <FactorForm
      title={t('accounts.factorProof.title')}
      confirmation={confirmation}
      frame={Frame}
      prove={(evidence, signal) => sendEvidence(confirmation, evidence, { signal })}
      onProved={() => close(true)}
      onCancel={() => close(false)}
    />
  );
};
