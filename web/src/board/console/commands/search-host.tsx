import { SearchBox } from '../../../features/board-search/search-box.tsx';
import { searchBoxState } from '../../../features/board-search/search-box-state.ts';
import { useCommands } from './use-commands.ts';

/** The hook stays mounted while the box is closed, because a call started from it may still be in flight. */
export const SearchHost = () => {
  const commands = useCommands();
  const isOpen = searchBoxState.useIsOpen();
  return isOpen ? <SearchBox commands={commands} onClose={searchBoxState.close} /> : null;
};
