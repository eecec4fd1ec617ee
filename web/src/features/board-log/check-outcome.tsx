import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice/notice.tsx';
import text from '../../ui/text/text.module.css';
import type { DoneCheck } from './use-log-check.ts';

/** A rewritten log has a finding for nearly every entry; nobody would read them all. */
const mostShown = 20;

const Found = ({ check }: { readonly check: DoneCheck }) => {
  const { t } = useTranslation();
  const { findings } = check;
  return (
    <Notice tone="red">
      <p>{t('boardLog.check.found', { number: findings.length })}</p>
      <ul>
        {findings.slice(0, mostShown).map(({ seq, fault }) => (
          <li key={`${seq} ${fault}`}>
            {t('boardLog.check.finding', { seq, fault: t(`boardLog.check.faults.${fault}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
};

/** Also says what such a check cannot detect. */
export const CheckOutcome = ({ check }: { readonly check: DoneCheck }) => {
  const { t } = useTranslation();
  if (check.findings.length > 0) return <Found check={check} />;
  return (
    <Notice tone="green">
      <p>
        {t(check.isWhole ? 'boardLog.check.wholeIsFine' : 'boardLog.check.dayIsFine', {
          number: check.entries,
        })}
      </p>
      <p className={text.small}>
        {check.remembered > 0
          ? t('boardLog.check.cannotButRemembers', { number: check.remembered })
          : t('boardLog.check.cannot')}
      </p>
    </Notice>
  );
};
