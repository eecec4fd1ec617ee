import { openLoaded } from '../../ui/dialogs/open-dialog.ts';
import type { ConfirmCodeOptions } from './code-confirmation-dialog.tsx';

const loadDialog = async () => (await import('./code-confirmation-dialog.tsx')).CodeConfirmationDialog;

/** False when the person cancelled. */
export const confirmCodeDialog = (options: ConfirmCodeOptions) =>
  openLoaded<ConfirmCodeOptions, boolean>(loadDialog, options, false);
