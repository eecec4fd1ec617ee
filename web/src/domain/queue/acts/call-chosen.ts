import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import type { ChosenTruck } from './call-chosen-dialog.tsx';

const loadDialog = async () => (await import('./call-chosen-dialog.tsx')).CallChosenDialog;

export const callChosen = (truck: ChosenTruck) => openLoaded(loadDialog, { truck }, false);
