import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../domain/account/may.tsx';
import { profileQuery } from '../../domain/account/profile.ts';
import { ScanPage } from '../../features/board-scan/scan-page.tsx';
import { ScreenPending } from '../../features/shell/screen-pending.tsx';
import { readStored, writeStored } from '../../lib/local-store.ts';
import { isOfKiosk, useSession } from '../../lib/session/session.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { SimpleFrame } from '../simple-frame.tsx';

/** Failure is ignored, because without the worker the page only needs a network to open. */
const registerWorker = async () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register('/board/scan-worker.js', { scope: '/board/scan' })
    .catch(() => undefined);
};

const SignInFrame = lazy(async () => ({ default: (await import('../sign-in-frame.tsx')).SignInFrame }));

/** Who last used this phone as an operator, so that the page opens for him without a network. */
const operatorKey = 'oktet.scan.operator';

const Refused = ({ why }: { readonly why: 'forOperators' | 'openOnline' }) => {
  const { t } = useTranslation();
  return (
    <SimpleFrame>
      <Callout tone="amber">{t(`boardScan.${why}`)}</Callout>
    </SimpleFrame>
  );
};

export const ScanRoute = () => {
  const { credential, accountId } = useSession();
  const isConsole = credential?.slot === 'admin' && !isOfKiosk(credential);
  const { data, error } = useQuery({ ...profileQuery, enabled: isConsole, networkMode: 'always' });
  const isOperator = useMay('operator');
  useEffect(() => {
    void registerWorker();
  }, []);
  useEffect(() => {
    if (isOperator && accountId) writeStored(operatorKey, accountId);
  }, [isOperator, accountId]);
  if (!isConsole || accountId === null)
    return (
      <Suspense fallback={<ScreenPending />}>
        <SignInFrame />
      </Suspense>
    );
  if (isOperator || (!data && readStored(operatorKey) === accountId))
    return <ScanPage key={accountId} accountId={accountId} />;
  if (data) return <Refused why="forOperators" />;
  return error ? <Refused why="openOnline" /> : <ScreenPending />;
};
