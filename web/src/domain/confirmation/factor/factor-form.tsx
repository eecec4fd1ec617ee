import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorConfirmation, FactorMethod } from '#contract/accounts/factors.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { CodeProof } from './code-proof.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import { canUsePasskeys } from './passkeys.ts';
import type { FactorFormProps } from './proof.tsx';

const possibleOf = ({ methods }: FactorConfirmation): readonly FactorMethod[] =>
  methods.filter((method) => method !== 'PASSKEY' || canUsePasskeys());

export const FactorForm = (props: FactorFormProps) => {
  const { t } = useTranslation();
  const possible = possibleOf(props.confirmation);
  const [method = 'PASSKEY', setMethod] = useState(possible[0]);
  const otherWays = (
    <div className={`${layout.row} ${layout.loose}`}>
      {possible
        .filter((one) => one !== method)
        .map((one) => (
          <TextButton key={one} onClick={() => setMethod(one)}>
            {t(`accounts.factorProof.use.${one}`)}
          </TextButton>
        ))}
    </div>
  );
  return method === 'PASSKEY' ? (
    <PasskeyProof {...props} method={method} otherWays={otherWays} />
  ) : (
    <CodeProof key={method} {...props} method={method} otherWays={otherWays} />
  );
};
