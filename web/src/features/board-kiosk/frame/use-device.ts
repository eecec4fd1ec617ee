import { useEffect } from 'react';

const stayAwake = async () => {
  if (document.visibilityState !== 'visible') return;
  // Best effort: without a wake lock the device's own settings decide.
  await navigator.wakeLock?.request('screen').catch(() => undefined);
};

const goFullScreen = () => {
  if (document.fullscreenElement !== null || !document.fullscreenEnabled) return;
  document.documentElement.requestFullscreen().catch(() => undefined);
};

const prevent = (event: Event) => event.preventDefault();

const preventZoom = (event: WheelEvent | KeyboardEvent) => {
  const zooms = event instanceof WheelEvent || ['+', '-', '=', '0'].includes(event.key);
  if (event.ctrlKey && zooms) event.preventDefault();
};

/** Kiosk mode: wake lock, full screen, no context menu, no zoom. */
export const useDevice = () => {
  useEffect(() => {
    void stayAwake();
    const options = { passive: false } as const;
    document.addEventListener('visibilitychange', stayAwake);
    document.addEventListener('pointerup', goFullScreen);
    document.addEventListener('contextmenu', prevent);
    document.addEventListener('gesturestart', prevent);
    document.addEventListener('wheel', preventZoom, options);
    document.addEventListener('keydown', preventZoom);
    return () => {
      document.removeEventListener('visibilitychange', stayAwake);
      document.removeEventListener('pointerup', goFullScreen);
      document.removeEventListener('contextmenu', prevent);
      document.removeEventListener('gesturestart', prevent);
      document.removeEventListener('wheel', preventZoom);
      document.removeEventListener('keydown', preventZoom);
    };
  }, []);
};
