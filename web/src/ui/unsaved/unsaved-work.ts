import { useContext, useEffect, useEffectEvent } from 'react';
import { DialogLevelContext } from '../dialogs/dialog-stack.ts';

type UnsavedWork = { readonly isUnsaved: () => boolean; readonly level: number };

const works = new Set<UnsavedWork>();

/** Counts only work in dialogs that are nested as deep as `level` or deeper. */
export const hasUnsavedWork = (level = 0) =>
  [...works].some((work) => work.level >= level && work.isUnsaved());

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
