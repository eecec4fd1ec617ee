import type { Command } from '../../../features/board-search/command.ts';
import { useActs } from './use-acts.ts';
import { usePages } from './use-pages.ts';

/** Everything that the command box offers beside what it finds. */
export const useCommands = (): readonly Command[] => {
  const acts = useActs();
  const pages = usePages();
  return [...acts, ...pages];
};
