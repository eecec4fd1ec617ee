import { useServerTime } from './use-server-time.ts';

export const useServerClock = () => useServerTime(1000);
