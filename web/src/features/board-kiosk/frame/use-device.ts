import { useEffect } from 'react';
import { lookForNewVersion, useNewVersion } from '../../../lib/screen/new-version.ts';
import { useWakeLock } from '../../../lib/screen/use-wake-lock.ts';

const goFullScreen = () => {
  if (document.fullscreenElement !== null || !document.fullscreenEnabled) return;
  document.documentElement.requestFullscreen().catch(() => undefined);
};

const prevent = (event: Event) => event.preventDefault();

const preventZoom = (event: WheelEvent | KeyboardEvent) => {
  const zooms = event instanceof WheelEvent || ['+', '-', '=', '0'].includes(event.key);
  if (event.ctrlKey && zooms) event.preventDefault();
};

/** Makes the device a kiosk: the screen stays on and full, without context menu and zoom. */
export const useDevice = () => {
  useWakeLock(true);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('pointerup', goFullScreen, { signal });
    document.addEventListener('contextmenu', prevent, { signal });
    document.addEventListener('gesturestart', prevent, { signal });
    document.addEventListener('wheel', preventZoom, { signal, passive: false });
    document.addEventListener('keydown', preventZoom, { signal });
    return () => over.abort();
  }, []);
};

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
