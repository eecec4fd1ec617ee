import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissDialogs } from '../../ui/dialogs/dialog-stack.ts';
import { confirmDialog } from '../../ui/dialogs/open-dialog.ts';
import { hasUnsavedWork } from '../../ui/unsaved/unsaved-work.ts';

/**
 * Stands in an application's frame: what is half-filled is asked about before its screen is left, also by the
 * browser's own buttons and before the tab is closed. Dialogs go with the screen that they stood on.
 */
export const useLeaveQuestion = () => {
  const { t } = useTranslation();
  const router = useRouter();
  const asking = useRef<Promise<boolean>>(null);
  const ask = () => {
    asking.current ??= confirmDialog({
      title: t('shell.leaveDialog.title'),
      message: t('shell.leaveDialog.message'),
      okLabel: t('shell.leaveDialog.leave'),
      cancelLabel: t('shell.leaveDialog.stay'),
      isRisky: true,
    }).finally(() => {
      asking.current = null;
    });
    return asking.current;
  };
  useBlocker({
    shouldBlockFn: async () => hasUnsavedWork() && !(await ask()),
    enableBeforeUnload: hasUnsavedWork,
  });
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && dismissDialogs()),
    [router],
  );
};
