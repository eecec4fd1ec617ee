import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import type { ChosenTruck } from './call-chosen-dialog.tsx';

const loadDialog = async () => (await import('./call-chosen-dialog.tsx')).CallChosenDialog;

/** Calls a truck out of turn. Asks for the reason first, because it is public. */
export const callChosen = (truck: ChosenTruck) => openLoaded(loadDialog, { truck }, false);
