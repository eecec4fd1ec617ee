import { useSyncExternalStore } from 'react';
import { SearchBox } from '../../../features/board-search/search-box.tsx';
import { searchBoxState } from '../../../features/board-search/search-box-state.ts';
import { useCommands } from './use-commands.ts';

/** The command box. What it offers stays alive after it has closed: a call may still be on its way. */
export const SearchHost = () => {
  const commands = useCommands();
  const isOpen = useSyncExternalStore(searchBoxState.subscribe, searchBoxState.isOpen);
  return isOpen ? <SearchBox commands={commands} onClose={searchBoxState.close} /> : null;
};
