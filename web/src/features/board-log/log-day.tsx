import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import type { LogDay as Day, LogEntry } from './log-calls.ts';
import { LogList } from './log-list.tsx';

const step = 100;

const Entries = ({ entries }: { readonly entries: readonly LogEntry[] }) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(step);
  if (entries.length === 0) return <EmptyState title={t('boardLog.empty')} text={t('boardLog.emptyText')} />;
  return (
    <>
      <LogList entries={entries.slice(0, shown)} />
      {shown < entries.length && (
        <Button variant="default" onClick={() => setShown(shown + step)}>
          {t('boardLog.more')}
        </Button>
      )}
    </>
  );
};

export const LogDay = ({ log }: { readonly log: UseQueryResult<Day> }) => (
  <Loaded query={log} skeleton={<SkeletonRows rows={6} height={56} />}>
    {({ entries }) => <Entries entries={entries} />}
  </Loaded>
);
