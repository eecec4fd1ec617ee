import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '#contract/accounts/accounts.ts';
import { describeDevice } from '#kernel/devices/describe-device.ts';
import { outdateSessions, sessionsQuery } from '../../../../domain/account/sessions.ts';
import { formatClock, formatDay, offsetLabel } from '../../../../domain/checkpoint/checkpoint-time.ts';
import { call } from '../../../../lib/api.ts';
import { languageTag } from '../../../../lib/i18n.ts';
import { useTimeZone } from '../../../../lib/time/time-zone.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { SectionCard } from '../../../../ui/card/section-card.tsx';
import { confirmDialog } from '../../../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../../../ui/errors/handle-error.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { LoadFailure } from '../../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton-rows.tsx';
import text from '../../../../ui/text/text.module.css';
import { StatusNote } from '../section-form.tsx';

const allOthers = null;

const requestEnd = (id: string | typeof allOthers) =>
  id === allOthers
    ? call('DELETE /users/sessions', { expect: 204 })
    : call('DELETE /users/sessions/{id}', { expect: 204, params: { id } });

/** `onEnded` moves the focus, because the focused row is about to be removed. */
const useEndSessions = (onEnded: () => void) => {
  const { t } = useTranslation();
  const ending = useMutation({
    mutationFn: requestEnd,
    onSuccess: onEnded,
    onError: handleError,
    onSettled: outdateSessions,
  });
  const isEnding = (id: string | typeof allOthers) => ending.isPending && ending.variables === id;

  const askToEndOthers = async () => {
    const isSure = await confirmDialog({
      title: t('accounts.sessions.endOthersTitle'),
      message: t('accounts.sessions.endOthersMessage'),
      okLabel: t('accounts.sessions.endOthers'),
    });
    if (isSure) ending.mutate(allOthers);
  };

  return {
    endOne: (id: string) => ending.mutate(id),
    askToEndOthers,
    isEndingOne: (id: string) => isEnding(id),
    isEndingOthers: isEnding(allOthers),
    done:
      ending.isSuccess &&
      t(ending.variables === allOthers ? 'accounts.sessions.othersEnded' : 'accounts.sessions.ended'),
  };
};

type SessionRowProps = {
  readonly session: SessionInfo;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
};

const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const { t } = useTranslation();
  const formatting = { timeZone: useTimeZone(), locale: languageTag() };
  const at = new Date(session.lastUsedDate);
  const known = describeDevice(session.userAgent);
  const device = known ? t('accounts.sessions.device', known) : t('accounts.sessions.unknownDevice');
  return (
    <li className={`${layout.apart} ${layout.ruled}`}>
      <div className={layout.words}>
        <p className={`${layout.row} ${text.strong}`}>
          {device}
          {session.current && <Badge tone="blue">{t('accounts.sessions.current')}</Badge>}
        </p>
        <p className={text.hint}>
          {[t(`accounts.sessions.types.${session.applicationType}`), session.address]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={text.hint}>
          {t('accounts.sessions.lastUsed', {
            day: formatDay(at, formatting),
            time: formatClock(at, formatting),
          })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="default"
          loading={isEnding}
          aria-label={t('accounts.sessions.endNamed', { device })}
          onClick={onEnd}
        >
          {t('accounts.sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** The list begins collapsed, so that somebody with many devices still reaches the sections below. */
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
      <StatusNote>{ends.done}</StatusNote>
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
