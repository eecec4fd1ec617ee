import { askToLeave } from './ask-to-leave.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/** For a dialog's Cancel: what is half-filled is asked about before it closes, as before its screen is left. */
export const useGivingUp = (isUnsaved: () => boolean, close: () => void) => {
  useUnsavedWork(isUnsaved);
  return async () => {
    if (!isUnsaved() || (await askToLeave('dialog'))) close();
  };
};
