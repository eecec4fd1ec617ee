import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout/layout.module.css';
import { Notice } from '../../ui/notice/notice.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { CheckOutcome } from './check-outcome.tsx';
import { canCheck, useLogCheck } from './use-log-check.ts';

type CheckPanelProps = { readonly date: string; readonly isToday: boolean };

export const CheckPanel = ({ date, isToday }: CheckPanelProps) => {
  const { t } = useTranslation();
  const { checking, progress, stop } = useLogCheck(date, isToday);
  const { data, error, isPending, mutate, variables } = checking;
  if (!canCheck()) return <Notice>{t('boardLog.check.unsupported')}</Notice>;
  return (
    <section className={layout.stack} aria-label={t('boardLog.check.title')}>
      <div className={layout.row}>
        <Button disabled={isPending} onClick={() => mutate({ isWhole: false })}>
          {t('boardLog.check.day')}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => mutate({ isWhole: true })}>
          {t('boardLog.check.whole')}
        </Button>
        {isPending && (
          <Button variant="default" onClick={stop}>
            {t('boardLog.check.stop')}
          </Button>
        )}
      </div>
      <div role="status">
        {isPending && <p>{t('boardLog.check.progress', { number: progress })}</p>}
        {data && <CheckOutcome check={data} />}
      </div>
      {error && variables && (
        <LoadFailure message={t('boardLog.check.failed')} onRetry={() => mutate(variables)} />
      )}
    </section>
  );
};
