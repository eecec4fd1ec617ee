import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** The same source by which queries pause and resume. */
export const useOnline = () => useSyncExternalStore(subscribe, () => onlineManager.isOnline());
