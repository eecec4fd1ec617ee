import { createElement } from 'react';
import { openDialog } from '../../ui/dialogs/open-dialog.ts';
import type { ConfirmCodeOptions } from './code-confirmation-dialog.tsx';

/** False when the person cancelled. */
export const confirmCodeDialog = (options: ConfirmCodeOptions): Promise<boolean> =>
  openDialog<boolean>(async (close) => {
    const { CodeConfirmationDialog } = await import('./code-confirmation-dialog.tsx');
    return createElement(CodeConfirmationDialog, { ...options, close });
  }).catch(() => false);
