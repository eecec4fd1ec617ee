let isOpen = false;
const listeners = new Set<() => void>();

const turn = (next: boolean) => {
  isOpen = next;
  for (const listener of listeners) listener();
};

/** Opened by the field in the bar and by a global shortcut. */
export const searchBoxState = {
  open: () => turn(true),
  close: () => turn(false),
  isOpen: () => isOpen,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
