import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FactorKind } from '#contract/accounts/factors.ts';
import { canUsePasskeys } from '../../../domain/confirmation/factor/passkeys.ts';
import option from '../../../ui/button/option.module.css';
import { Icon } from '../../../ui/icons/icon.tsx';
import tile from '../../../ui/icons/icon-tile.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { FactorActs } from './use-factor-acts.ts';

const paths: Readonly<Record<FactorKind, string>> = {
  PASSKEY: 'M8 15.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M12.3 12.4 21 12.5v4M17.5 12.5V16M8 11v.01',
  TOTP: 'M7 3h10v18H7zM11 18h2M10 8h.01M14 8h.01M10 12h.01M14 12h.01',
};

export const FactorIcon = ({ kind }: { readonly kind: FactorKind }) => (
  <Icon className={tile.tile} size={36} path={paths[kind]} />
);

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
