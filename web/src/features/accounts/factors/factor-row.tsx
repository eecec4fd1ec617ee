import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Factor } from '#contract/accounts/factors.ts';
import { formatClock, formatDay } from '../../../domain/checkpoint/checkpoint-time.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { FactorIcon } from './factor-icon.tsx';
import { factorName } from './factor-name.ts';

type Props = {
  readonly factor: Factor;
  readonly isRemoving: boolean;
  /** Absent if the factor must not be removed. */
  readonly onRemove: (() => void) | undefined;
};

export const FactorRow = ({ factor, isRemoving, onRemove }: Props) => {
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
