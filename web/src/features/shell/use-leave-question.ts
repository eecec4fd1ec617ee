import { type ShouldBlockFn, useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { currentDialogs, type DialogEntry, dismissDialogs } from '../../ui/dialogs/dialog-stack.ts';
import { askToLeave } from '../../ui/unsaved/ask-to-leave.ts';
import { hasUnsavedWork } from '../../ui/unsaved/unsaved-work.ts';

type Question = { readonly answer: Promise<boolean>; readonly dialog: DialogEntry | undefined };

const never = new Promise<boolean>(() => undefined);

const useQuestion = () => {
  const open = useRef<Question>(null);
  const ask = () => {
    const answer = askToLeave('page').finally(() => {
      open.current = null;
    });
    open.current = { answer, dialog: currentDialogs().at(-1) };
    return answer;
  };
  return {
    ask: () => open.current?.answer ?? ask(),
    takeBack: () => open.current?.dialog?.dismiss(),
  };
};

/**
 * Asks before a navigation. Back and Forward work while the question is open, and each press is blocked by itself.
 * Only the latest press waits for the answer, because only that one knows how far to go back.
 */
const useBlocking = (): ShouldBlockFn => {
  const { history } = useRouter();
  const { ask, takeBack } = useQuestion();
  const presses = useRef(0);
  const askForPress = async () => {
    presses.current += 1;
    const press = presses.current;
    const isBackAgain = window.history.state?.__TSR_index === history.location.state.__TSR_index;
    if (isBackAgain) {
      takeBack();
      return never;
    }
    const isLeaving = await ask();
    return press === presses.current ? !isLeaving : never;
  };
  return async ({ action }) => {
    if (!hasUnsavedWork()) return false;
    return action === 'PUSH' || action === 'REPLACE' ? !(await ask()) : askForPress();
  };
};

/**
 * Asks before unsaved work is left, also by Back or by closing the tab. Closes dialogs together with their screen.
 * Must be mounted once per application.
 */
export const useLeaveQuestion = () => {
  const router = useRouter();
  useBlocker({ shouldBlockFn: useBlocking(), enableBeforeUnload: () => hasUnsavedWork() });
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && dismissDialogs()),
    [router],
  );
};
