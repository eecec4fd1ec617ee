import { useEffect, useEffectEvent } from 'react';

const works = new Set<() => boolean>();

/** Whether anything half-filled would be lost by leaving, on the screen or in a dialog over it. */
export const hasUnsavedWork = () => [...works].some((isUnsaved) => isUnsaved());

/** While it says so, leaving asks first: once, however many say so. */
export const useUnsavedWork = (isUnsaved: () => boolean) => {
  const latest = useEffectEvent(isUnsaved);
  useEffect(() => {
    const work = () => latest();
    works.add(work);
    return () => {
      works.delete(work);
    };
  }, []);
};
