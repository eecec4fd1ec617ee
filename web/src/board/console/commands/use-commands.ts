import type { Command } from '../../../features/board-search/command.ts';
import { useActs } from './use-acts.ts';
import { usePages } from './use-pages.ts';

export const useCommands = (): readonly Command[] => {
  const acts = useActs();
  const pages = usePages();
  return [...acts, ...pages];
};
