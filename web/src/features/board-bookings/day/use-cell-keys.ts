import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { cellAfterKey } from './move-among-cells.ts';

const bookingOf = (target: EventTarget) =>
  target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : null;

const isPlain = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => !(ctrlKey || altKey || metaKey);

type Keys = {
  /** Ids of the visible bookings. */
  readonly ids: readonly string[];
  /** While a truck is being moved, it gets all keys. */
  readonly onCarry: (key: string) => boolean;
  readonly onTakeUp: (id: string) => void;
};

/** Roving tabindex: one Tab stop, arrows move among the trucks, M starts moving one. */
export const useCellKeys = ({ ids, onCarry, onTakeUp }: Keys) => {
  const [last, setLast] = useState<string>();
  return {
    stopId: last !== undefined && ids.includes(last) ? last : ids[0],
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        const id = bookingOf(target);
        if (id) setLast(id);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { target, key, code } = event;
        if (!(target instanceof HTMLElement) || !isPlain(event)) return;
        if (onCarry(key)) return event.preventDefault();
        if (!target.hasAttribute('data-cell')) return;
        const id = bookingOf(target);
        if (code === 'KeyM' && id) {
          event.preventDefault();
          return onTakeUp(id);
        }
        const next = cellAfterKey(target, key);
        if (!next) return;
        event.preventDefault();
        next.focus();
      },
    },
  };
};
