import { createContext } from 'react';

/** Whether the dialog below is the one on top; the others wait behind it, inert. */
export const TopDialogContext = createContext(true);
