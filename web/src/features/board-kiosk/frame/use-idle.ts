import { useEffect, useEffectEvent } from 'react';

export const useIdle = (isOn: boolean, milliseconds: number, onIdle: () => void) => {
  const tell = useEffectEvent(onIdle);
  useEffect(() => {
    if (!isOn) return;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => tell(), milliseconds);
    };
    touch();
    for (const sign of ['pointerdown', 'keydown'])
      window.addEventListener(sign, touch, { signal: over.signal });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [isOn, milliseconds]);
};
