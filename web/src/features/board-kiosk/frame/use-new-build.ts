import { useEffect } from 'react';
import { lookForNewVersion, useNewVersion } from '../../../lib/screen/new-version.ts';

const everyMs = 5 * 60_000;

/** Reloads for a new build only while nobody uses the kiosk. */
export const useReloadWhenIdle = (isIdle: boolean) => {
  const isNew = useNewVersion();
  useEffect(() => {
    const timer = setInterval(() => void lookForNewVersion().catch(() => undefined), everyMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isNew && isIdle) location.reload();
  }, [isNew, isIdle]);
};
