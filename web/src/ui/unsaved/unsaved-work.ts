import { useContext, useEffect, useEffectEvent } from 'react';
import { DialogLevelContext } from '../dialogs/dialog-stack.ts';

type Work = { readonly isUnsaved: () => boolean; readonly level: number };

const works = new Set<Work>();

/**
 * Whether anything half-filled would be lost by leaving, on the screen or in a dialog over it; with a level, by
 * closing the dialog that stands on that many.
 */
export const hasUnsavedWork = (level = 0) =>
  [...works].some((work) => work.level >= level && work.isUnsaved());

/** While it says so, leaving asks first: once, however many say so. */
export const useUnsavedWork = (isUnsaved: () => boolean) => {
  const latest = useEffectEvent(isUnsaved);
  const level = useContext(DialogLevelContext);
  useEffect(() => {
    const work = { isUnsaved: () => latest(), level };
    works.add(work);
    return () => {
      works.delete(work);
    };
  }, [level]);
};
