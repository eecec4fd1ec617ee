import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPass } from '../../../domain/booking/booking-rules.ts';
import { passAddress } from '../../../domain/booking/pass-links.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { isSignedIn } from '../../../lib/session/session.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OfflineState } from '../../../ui/states/offline-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import { SoundSwitch } from '../call/sound-switch.tsx';
import { useCallSignal } from '../call/use-call-signal.ts';
import { UpdatedNote } from '../mine/updated-note.tsx';
import styles from './pass.module.css';
import { passQuery } from './pass-query.ts';
import { PassTicket } from './pass-ticket.tsx';
import { PassTools } from './pass-tools.tsx';
import { type PassView, viewOfPass } from './pass-view.ts';
import { VoidPass } from './void-pass.tsx';

/** Its address is its key: search engines are to leave it alone. */
const useNotIndexed = () =>
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow';
    document.head.append(meta);
    return () => meta.remove();
  }, []);

const Shown = ({ pass, token }: { readonly pass: PassView; readonly token: string }) =>
  hasPass({ bookingStatus: pass.status }) ? (
    <>
      <PassTicket pass={pass} />
      {/* One minute is one version: a calendar takes the file that was made last. */}
      <PassTools
        pass={pass}
        address={passAddress(token)}
        uid={pass.number}
        sequence={Math.floor(Date.now() / 60_000)}
      />
    </>
  ) : (
    <VoidPass pass={pass} />
  );

const Content = ({ token }: { readonly token: string }) => {
  const { t } = useTranslation();
  const { data, error, isPaused, refetch } = useQuery(passQuery(token));
  if (hasCode(error, 'NOT_FOUND', 'INVALID_INPUT'))
    return <EmptyState title={t('booking.pass.unknown')} text={t('booking.pass.unknownText')} />;
  if (data) return <Shown pass={viewOfPass(data)} token={token} />;
  if (isPaused) return <OfflineState />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows height={220} />;
};

/** A pass for whoever has its address: no account is needed, and none is shown. */
export const PassPage = () => {
  const { t } = useTranslation();
  const { token } = useParams({ from: '/pass/$token' });
  const { data } = useQuery(passQuery(token));
  const call = data && viewOfPass(data).call;
  useCallSignal(call ? [call] : [], t('booking.pass.title'));
  useNotIndexed();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{t('booking.pass.title')}</h1>
        <UpdatedNote queryKey={passQuery(token).queryKey} />
      </div>
      <Content token={token} />
      {call && <SoundSwitch />}
      {isSignedIn() && (
        <Link to="/booking" className={styles.back}>
          {t('booking.pass.toBookings')}
        </Link>
      )}
    </div>
  );
};
