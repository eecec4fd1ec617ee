let isOpen = false;
const listeners = new Set<() => void>();

const turn = (next: boolean) => {
  isOpen = next;
  for (const listener of listeners) listener();
};

/** Whether the command box is open: the field in the bar opens it, and a key from anywhere. */
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
