import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '#contract/accounts/accounts.ts';
import { sessionsQuery } from '../../../../domain/account/sessions.ts';
import { offsetLabel } from '../../../../domain/checkpoint/checkpoint-time.ts';
import { useTimeZone } from '../../../../lib/time/time-zone.ts';
import { SectionCard } from '../../../../ui/card/section-card.tsx';
import { LoadFailure } from '../../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton-rows.tsx';
import text from '../../../../ui/text/text.module.css';
import { Done } from '../section-form.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Collapsed at first, so that somebody with many devices still reaches the sections below. */
const shownAtFirst = 5;

const SessionList = ({ sessions }: { readonly sessions: readonly SessionInfo[] }) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const list = useRef<HTMLUListElement>(null);
  const ends = useEndSessions(() => list.current?.focus());
  const [isLong, setIsLong] = useState(false);
  const ownFirst = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  const shown = isLong ? ownFirst : ownFirst.slice(0, shownAtFirst);
  const showAll = () => {
    setIsLong(true);
    list.current?.focus();
  };
  return (
    <>
      <p className={text.dimmed}>
        {t('accounts.sessions.zone', { offset: offsetLabel(new Date(), timeZone) })}
      </p>
      <ul ref={list} tabIndex={-1}>
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ends.isEndingOne(session.id)}
            onEnd={() => ends.endOne(session.id)}
          />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button variant="subtle" onClick={showAll}>
          {t('accounts.sessions.showAll', { count: sessions.length })}
        </Button>
      )}
      {sessions.some(({ current }) => !current) && (
        <Button variant="default" loading={ends.isEndingOthers} onClick={() => void ends.askToEndOthers()}>
          {t('accounts.sessions.endOthers')}
        </Button>
      )}
      <Done>{ends.done}</Done>
    </>
  );
};

export const SessionsSection = () => {
  const { t } = useTranslation();
  const { data, isError, isPaused, refetch } = useQuery(sessionsQuery);
  const failed = <LoadFailure message={t('accounts.sessions.loadFailed')} onRetry={() => void refetch()} />;
  return (
    <SectionCard title={t('accounts.sessions.title')}>
      {data && <SessionList sessions={data} />}
      {!data && (isError || isPaused) && failed}
      {!data && !isError && !isPaused && <SkeletonRows rows={2} height={72} />}
    </SectionCard>
  );
};
