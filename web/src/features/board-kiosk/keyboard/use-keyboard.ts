import { useEffect, useRef } from 'react';
import { characterOf, createScanReader } from './scan-reader.ts';

type Keyboard = {
  readonly onCharacter: (character: string) => void;
  readonly onErase: () => void;
  readonly onEnter: () => void;
  readonly onScan: (text: string) => void;
};

/** Some scanners send Enter twice. The second one is ignored for so long. */
const secondEnterMs = 500;

/** True if a button has the focus, which Enter then presses. */
const isOnButton = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('button:focus-visible') !== null;

/** Handles a physical keyboard and scanners, wherever the focus is. */
export const useKeyboard = (keyboard: Keyboard) => {
  const latest = useRef(keyboard);
  useEffect(() => {
    latest.current = keyboard;
  });
  useEffect(() => {
    const reader = createScanReader();
    let scannedAt = Number.NEGATIVE_INFINITY;
    const finish = (event: KeyboardEvent) => {
      const scanned = reader.finish(event.timeStamp);
      const isSecond = event.timeStamp - scannedAt < secondEnterMs;
      if (scanned === undefined && !isSecond && (event.key === 'Tab' || isOnButton(event))) return;
      event.preventDefault();
      if (scanned !== undefined) {
        scannedAt = event.timeStamp;
        latest.current.onScan(scanned);
      } else if (!isSecond) latest.current.onEnter();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === 'Enter' || event.key === 'Tab') return finish(event);
      if (event.key === 'Backspace') return latest.current.onErase();
      const character = characterOf(event);
      if (character === undefined || (character === ' ' && isOnButton(event))) return;
      event.preventDefault();
      scannedAt = Number.NEGATIVE_INFINITY;
      reader.add({ key: event.key, code: event.code, at: event.timeStamp, shift: event.shiftKey });
      latest.current.onCharacter(character);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
};
