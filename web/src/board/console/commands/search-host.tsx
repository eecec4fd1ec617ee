import type { Command } from '../../../features/board-search/command.ts';
import { SearchBox } from '../../../features/board-search/search-box.tsx';
import { searchBoxState } from '../../../features/board-search/search-box-state.ts';
import { useActs } from './use-acts.ts';
import { usePages } from './use-pages.ts';

const useCommands = (): readonly Command[] => {
  const acts = useActs();
  const pages = usePages();
  return [...acts, ...pages];
};

/** The hook stays mounted while the box is closed, because a call started from it may still be in flight. */
export const SearchHost = () => {
  const commands = useCommands();
  const isOpen = searchBoxState.useIsOpen();
  return isOpen ? <SearchBox commands={commands} onClose={searchBoxState.close} /> : null;
};
