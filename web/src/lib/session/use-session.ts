import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange } from './session.ts';

export const useSession = () => useSyncExternalStore(onSessionChange, currentSession);
