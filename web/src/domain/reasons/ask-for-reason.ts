import { openLoaded } from '../../ui/dialogs/open-dialog.ts';
import type { ReasonDialogOptions } from './reason-dialog.tsx';

const loadDialog = async () => (await import('./reason-dialog.tsx')).ReasonDialog;

/** False when cancelled. */
export const askForReason = (options: ReasonDialogOptions) =>
  openLoaded<ReasonDialogOptions, boolean>(loadDialog, options, false);
