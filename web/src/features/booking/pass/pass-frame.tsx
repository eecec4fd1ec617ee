import type { QueryKey } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { useOnline } from '../../../lib/query-client.ts';
import { isSignedIn } from '../../../lib/session/session.ts';
import button from '../../../ui/button/text-button.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState, OfflineState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import type { GateCall } from '../call/gate-call.ts';
import { SoundSwitch } from '../call/sound-switch.tsx';
import { useCallSignal } from '../call/use-call-signal.ts';
import { UpdatedNote } from '../mine/updated-note.tsx';
import styles from './pass.module.css';

type Loading = { readonly error: unknown; readonly isPaused: boolean; readonly refetch: () => unknown };

const Missing = ({ query }: { readonly query: Loading }) => {
  if (query.isPaused) return <OfflineState />;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <SkeletonRows height={220} />;
};

type PassFrameProps = {
  readonly query: Loading;
  readonly queryKey: QueryKey;
  readonly call: GateCall | undefined;
  readonly children: ReactNode;
};

export const PassFrame = ({ query, queryKey, call, children }: PassFrameProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  useCallSignal(call ? [call] : [], t('booking.pass.title'));
  const isOnline = useOnline();
  const isUnknown = hasCode(query.error, 'NOT_FOUND', 'INVALID_INPUT');
  return (
    <section className={`${layout.stack} ${layout.page} ${styles.page}`} aria-labelledby={titleId}>
      <div className={layout.apart}>
        <h1 id={titleId}>{t('booking.pass.title')}</h1>
        <UpdatedNote queryKey={queryKey} />
      </div>
      {isUnknown ? (
        <EmptyState title={t('booking.pass.unknown')} text={t('booking.pass.unknownText')} />
      ) : (
        (children ?? <Missing query={query} />)
      )}
      {call && <SoundSwitch />}
      {children && !isOnline && (
        <p className={`${text.hint} ${styles.address}`}>{t('booking.pass.offline')}</p>
      )}
      {isSignedIn() && (
        <Link to="/booking" className={`${button.link} ${styles.back}`}>
          {t('booking.pass.toBookings')}
        </Link>
      )}
    </section>
  );
};
