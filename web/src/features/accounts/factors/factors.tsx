import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Factor, FactorList } from '#contract/accounts/factors.ts';
import { formatClock, formatDay } from '../../../domain/checkpoint/checkpoint-time.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { AddWays, FactorIcon } from './add-ways.tsx';
import { type FactorActs, factorName, useFactorActs } from './use-factor-acts.ts';

type RowProps = {
  readonly factor: Factor;
  readonly isRemoving: boolean;
  readonly onRemove: (() => void) | undefined;
};

const FactorRow = ({ factor, isRemoving, onRemove }: RowProps) => {
  const { t } = useTranslation();
  const formatting = { timeZone: useTimeZone(), locale: languageTag() };
  const momentOf = (wire: string) => {
    const at = new Date(wire);
    return { day: formatDay(at, formatting), time: formatClock(at, formatting) };
  };
  const name = factorName(t, factor);
  return (
    <li className={`${layout.row} ${layout.ruled}`}>
      <FactorIcon kind={factor.kind} />
      <div className={layout.words}>
        <p className={`${text.strong} ${text.breaks}`}>{name}</p>
        <p className={text.hint}>{t('accounts.factors.added', momentOf(factor.createdDate))}</p>
        <p className={text.hint}>
          {factor.lastUsedDate === null
            ? t('accounts.factors.neverUsed')
            : t('accounts.factors.lastUsed', momentOf(factor.lastUsedDate))}
        </p>
      </div>
      {onRemove && (
        <Button
          className={layout.end ?? ''}
          variant="default"
          loading={isRemoving}
          aria-label={t('accounts.factors.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('accounts.factors.remove')}
        </Button>
      )}
    </li>
  );
};

const fewCodes = 3;

const RecoveryCodes = ({ left, acts }: { readonly left: number; readonly acts: FactorActs }) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.apart} ${layout.ruled}`}>
      <div>
        <p className={text.strong}>{t('accounts.factors.codesLeft', { count: left })}</p>
        <p className={text.hint}>{t(`accounts.factors.${left <= fewCodes ? 'codesFew' : 'codesHint'}`)}</p>
      </div>
      <Button variant="default" loading={acts.isRenewing} onClick={() => void acts.askToRenew()}>
        {t('accounts.factors.renew')}
      </Button>
    </div>
  );
};

/** Shown to people of the console, who may change their factors only in its sessions. */
const InConsole = () => {
  const { t } = useTranslation();
  return (
    <p className={text.hint}>
      {t('accounts.factors.inConsole')} <a href="/board">{t('accounts.factors.toConsole')}</a>
    </p>
  );
};

type Props = { readonly list: FactorList; readonly mayChange: boolean };

export const Factors = ({ list, mayChange }: Props) => {
  const { t } = useTranslation();
  const acts = useFactorActs();
  const { factors, recoveryCodesLeft, required } = list;
  const isLast = factors.length === 1;
  const mayRemove = mayChange && !(isLast && required);
  return (
    <div className={layout.stack}>
      {factors.length > 0 && <p className={text.dimmed}>{t('accounts.factors.text')}</p>}
      {factors.length === 0 && mayChange && <p className={text.dimmed}>{t('accounts.factors.offer')}</p>}
      {factors.length > 0 && (
        <ul>
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              isRemoving={acts.removing === factor.id}
              onRemove={mayRemove ? () => void acts.askToRemove(factor, isLast) : undefined}
            />
          ))}
        </ul>
      )}
      {mayChange && isLast && required && <p className={text.hint}>{t('accounts.factors.stays')}</p>}
      {mayChange ? (
        <AddWays acts={acts} hasTotp={factors.some(({ kind }) => kind === 'TOTP')} />
      ) : (
        <InConsole />
      )}
      {mayChange && factors.length > 0 && <RecoveryCodes left={recoveryCodesLeft} acts={acts} />}
    </div>
  );
};
