import { createContext, use, useEffect, useId } from 'react';

/** The half-filled forms of a screen, so that leaving it asks once, however many there are. */
export const UnsavedContext = createContext<Set<string>>(new Set());

export const useUnsaved = (isDirty: boolean) => {
  const unsaved = use(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    unsaved.add(id);
    return () => {
      unsaved.delete(id);
    };
  }, [unsaved, id, isDirty]);
};
