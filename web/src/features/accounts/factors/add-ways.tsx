import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys } from '../../../domain/confirmation/factor/passkeys.ts';
import option from '../../../ui/button/option.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { FactorIcon } from './factor-icon.tsx';
import type { FactorActs } from './use-factor-acts.ts';

type Props = { readonly acts: FactorActs; readonly hasTotp?: boolean };

/** Buttons for the factors that can be added. An account has one authenticator app, so a new one replaces it. */
export const AddWays = ({ acts, hasTotp = false }: Props) => {
  const { t } = useTranslation();
  const passkey = { kind: 'PASSKEY', words: 'addPasskey' } as const;
  const totp = { kind: 'TOTP', words: hasTotp ? 'replaceTotp' : 'addTotp' } as const;
  return (
    <div className={layout.stack}>
      {[...(canUsePasskeys() ? [passkey] : []), totp].map(({ kind, words }) => (
        <button
          key={kind}
          type="button"
          className={`${option.option} ${layout.line}`}
          disabled={acts.adding !== null}
          onClick={() => acts.add(kind)}
        >
          <FactorIcon kind={kind} />
          <span className={`${layout.stack} ${layout.tight} ${layout.grow}`}>
            <span className={text.strong}>{t(`accounts.factors.${words}.title`)}</span>
            <span className={text.hint}>{t(`accounts.factors.${words}.hint`)}</span>
          </span>
          {acts.adding === kind && <Loader size="xs" />}
        </button>
      ))}
    </div>
  );
};
