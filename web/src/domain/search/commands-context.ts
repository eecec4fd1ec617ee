import { createContext, useContext } from 'react';
import type { Command } from './command.ts';

/** What the console can do or open on every page. The shell provides the list, and features only offer it. */
export const CommandsContext = createContext<readonly Command[]>([]);

export const useCommands = () => useContext(CommandsContext);
