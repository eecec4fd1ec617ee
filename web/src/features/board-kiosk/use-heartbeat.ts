import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteCut, serverNow } from './connection.ts';
import { pingServer, sendCheckIn } from './kiosk-calls.ts';
import { sendPending } from './pending/submit-entry.ts';

const everyMs = 20_000;
const everyMsWhenCut = 2000;

/** Pings the server and sends stored entries; false if the server is unreachable. */
const beat = async (): Promise<boolean> => {
  const isThere = await pingServer().then(
    () => true,
    () => false,
  );
  if (isThere) await sendPending(sendCheckIn, serverNow);
  return isThere;
};

const heartbeatQuery = queryOptions({
  queryKey: ['kiosk', 'heartbeat'],
  queryFn: beat,
  networkMode: 'always',
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data ? everyMs : everyMsWhenCut),
  refetchIntervalInBackground: true,
  refetchOnReconnect: 'always',
});

/** Keeps the session alive, detects outages, and sends what was stored meanwhile. */
export const useHeartbeat = () => {
  useQuery(heartbeatQuery);
  useEffect(() => {
    window.addEventListener('offline', noteCut);
    return () => window.removeEventListener('offline', noteCut);
  }, []);
};
