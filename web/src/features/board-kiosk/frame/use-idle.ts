import { useEffect, useRef } from 'react';

export const useIdle = (isOn: boolean, milliseconds: number, onIdle: () => void) => {
  const latest = useRef(onIdle);
  useEffect(() => {
    latest.current = onIdle;
  });
  useEffect(() => {
    if (!isOn) return;
    let timer = setTimeout(() => latest.current(), milliseconds);
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), milliseconds);
    };
    window.addEventListener('pointerdown', touch);
    window.addEventListener('keydown', touch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
    };
  }, [isOn, milliseconds]);
};
